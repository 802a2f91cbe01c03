import {isCollection, isNode, parseDocument, visit} from 'yaml';
import {isCategory} from '../plurals/categories.ts';
import {flattenJson} from './json.ts';
import type {SampleParser} from './ParsedSample.ts';

/** YAML in the format of Rails: plural categories are nested keys. */
export const parseYaml: SampleParser = (text) => {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) {
    throw error;
  }
  const comments: string[] = [];
  let nested = false;
  visit(document, {
    Node(_, node) {
      if (node.commentBefore) {
        comments.push(node.commentBefore.trim());
      }
    },
    Pair(_, pair) {
      nested ||= isNode(pair.value) && isCollection(pair.value);
    },
  });
  const texts = flattenJson(document.toJS());
  const plurals: Record<string, string[]> = {};
  for (const key of Object.keys(texts)) {
    const [, name = '', last = ''] = /^(.*)\.([^.]+)$/.exec(key) ?? [];
    if (isCategory(last)) {
      plurals[name] = [...(plurals[name] ?? []), last];
    }
  }
  return {texts, comments, plurals, nested};
};
