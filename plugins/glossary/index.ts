import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {otherLocale, type LocaleId} from '../../config/locales.ts';
import {isJsxElement, stringAttribute, type JsxElement} from '../../content/jsx.ts';
import {refuse, type Finding} from '../writerError/index.ts';
import {namesConcept} from './namesConcept.ts';
import type {Term} from './readTermbase.ts';

export interface GlossaryOptions {
  readonly terms: ReadonlyMap<string, Term>;
  /** Language of the pages. */
  readonly locale: LocaleId;
}

function unknownTerm(element: JsxElement): Finding {
  const id = stringAttribute(element, 'id');
  return {
    line: element.position?.start.line ?? 1,
    problem:
      id === undefined
        ? 'a <Term> has no id.'
        : `<Term id="${id}">: the termbase has no entry “${id}”.`,
    fix: 'write the id of a row of data/termbase.csv: `<Term id="T007">句段</Term>`.',
  };
}

function textOf(element: JsxElement): string {
  let text = '';
  visit(element, 'text', (node) => {
    text += node.value;
  });
  return text;
}

function wrongTerm(element: JsxElement, entry: Term, locale: LocaleId): Finding {
  const names = entry.names[locale].map((name) => `“${name}”`).join(', ');
  return {
    line: element.position?.start.line ?? 1,
    problem: `<Term id="${entry.id}"> wraps “${textOf(element)}”, but ${entry.id} is ${names}.`,
    fix: 'write the id of the row of data/termbase.csv that has this word.',
  };
}

/**
 * Remark plugin that gives every `<Term id="…">` the data of its tooltip from the termbase, so that
 * a page contains only the entries that it uses. Adds the properties `anchor` (an id, unique on the
 * page), `entry` (the id of the row), `term`, `equivalent` and `definition`.
 * @throws WriterError with every term of the page that is not in the termbase or wraps a word of
 *   another entry
 */
export function glossary({terms, locale}: GlossaryOptions) {
  return (root: Root, file: VFile): void => {
    const findings: Finding[] = [];
    let count = 0;
    visit(root, (node) => {
      if (!isJsxElement(node) || node.name !== 'Term') {
        return;
      }
      const entry = terms.get(stringAttribute(node, 'id') ?? '');
      if (!entry) {
        findings.push(unknownTerm(node));
        return;
      }
      if (!namesConcept(textOf(node), entry.names[locale], locale)) {
        findings.push(wrongTerm(node, entry, locale));
        return;
      }
      count += 1;
      const properties = {
        // No heading can have it: the ids of headings begin with a letter or digit.
        anchor: `_term-${count}`,
        entry: entry.id,
        term: entry.term[locale],
        equivalent: entry.term[otherLocale(locale)],
        definition: entry.definition[locale],
      };
      node.attributes = Object.entries(properties).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }));
    });
    refuse(file, findings);
  };
}
