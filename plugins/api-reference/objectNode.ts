import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {LocaleId} from '../../config/locales.ts';
import {answerOf, resultOf} from './answerOf.ts';
import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {describeField} from './describeField.ts';
import {allEndpoints} from './endpointsOf.ts';
import {jsx} from './jsx.ts';
import {localizedDescription, words} from './labels.ts';
import {isRecord} from '../../src/lib/isRecord.ts';
import {paragraph} from './paragraph.ts';
import {readableJson} from './readableJson.ts';
import {anchorOf, entryOf, nameOf, ownFields, schemaAnchor} from './schemas.ts';

/** Returns a full example of an object, from the first operation that responds with it. */
function exampleOf(api: ApiDescription, name: string): unknown {
  const [found] = allEndpoints(api).flatMap(({operation}) => {
    const answer = answerOf(api, operation);
    const result = resultOf(api, answer);
    const {$ref} = result ? entryOf(result) : {};
    if (!isRecord(answer.example) || $ref === undefined || nameOf($ref) !== name) {
      return [];
    }
    const {result: value} = answer.example;
    return Array.isArray(value) ? (value as unknown[]).slice(0, 1) : (value ?? []);
  });
  return found;
}

/** Says what changes a field: a link to the operation, or a note that only the product does. */
function settingOf(
  api: ApiDescription,
  {'x-set-by': setBy}: ApiSchema,
  locale: LocaleId,
): Readonly<Record<string, string>> {
  if (setBy === undefined) {
    return {};
  }
  const endpoint = allEndpoints(api).find(({operation}) => operation.operationId === setBy);
  return endpoint
    ? {
        setBy: `${endpoint.method.toUpperCase()} ${endpoint.path.replace(/^\/project\/\{\w+\}/, '…')}`,
        setByHref: `${api['x-reference-page'] ?? ''}#${anchorOf(setBy)}`,
      }
    : {setBy: words.inProduct[locale]};
}

/** Converts an object into elements of the page: heading, meaning, fields, example. */
export function objectNode(
  api: ApiDescription,
  name: string,
  schema: ApiSchema,
  locale: LocaleId,
): MdxJsxFlowElement {
  const example = exampleOf(api, name);
  const fields = Object.entries(ownFields(api, schema)).map(([field, property]) =>
    jsx('ApiField', {
      ...describeField(api, locale, {name: field, schema: property, required: false}),
      ...settingOf(api, property, locale),
    }),
  );
  const description = localizedDescription(schema, locale);
  return jsx('ApiObject', {id: schemaAnchor(name), name}, [
    ...(description ? [paragraph(description)] : []),
    jsx(
      'ApiFields',
      {
        label: words.fields[locale],
        ...(example !== undefined && {
          example: readableJson(example),
          exampleLabel: words.example[locale],
        }),
      },
      fields,
    ),
  ]);
}
