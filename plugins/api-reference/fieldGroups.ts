import type {LocaleId} from '../../config/locales.ts';
import {answerOf, resultOf} from './answerOf.ts';
import type {ApiDescription, ApiParameter, ApiSchema} from './ApiDescription.ts';
import {describeField, type Field, shownType, typeName} from './describeField.ts';
import type {Endpoint} from './endpointsOf.ts';
import {localizedDescription, words} from './labels.ts';
import {readableJson, more} from './readableJson.ts';
import {entryOf, fieldsOf, resolveSchema, schemaAddress} from './schemas.ts';

/** Reduces an example to the fields that each object lists in `x-brief`. */
function briefExample(api: ApiDescription, value: unknown, schema: ApiSchema): unknown {
  const resolved = resolveSchema(api, schema);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => briefExample(api, item, resolved.items ?? {}));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const fields = fieldsOf(api, resolved);
  const kept = resolved['x-brief'];
  const entries = Object.entries(value);
  const shown = kept ? entries.filter(([key]) => kept.includes(key)) : entries;
  return Object.fromEntries([
    ...shown.map(([key, inner]) => [key, briefExample(api, inner, fields[key] ?? {})]),
    ...(shown.length < entries.length ? [[more, null]] : []),
  ]);
}

export interface FieldGroup {
  readonly label: string;
  /** Description of the group, if it has no fields. */
  readonly text: string;
  readonly fields: readonly Field[];
  /** Example as JSON. */
  readonly example?: string;
}

function parameterGroup(
  place: ApiParameter['in'],
  {api, operation: {parameters = []}}: Endpoint,
  locale: LocaleId,
): FieldGroup {
  const fields = parameters
    // Ids in the path are self-explanatory and have no description.
    .filter((parameter) => parameter.in === place && localizedDescription(parameter, locale) !== '')
    .map((parameter) =>
      describeField(api, locale, {
        name: parameter.name,
        schema: {
          ...parameter.schema,
          description: parameter.description,
          'x-description-zh': parameter['x-description-zh'],
        },
        required: place === 'query' && parameter.required === true,
      }),
    );
  return {label: words[place][locale], text: '', fields};
}

/** Returns the fields of an object, or none if the objects page shows it and a link is enough. */
function fieldsHere(
  api: ApiDescription,
  schema: ApiSchema,
  locale: LocaleId,
  isAnswer = false,
): Field[] {
  const holder = resolveSchema(api, entryOf(schema));
  return schemaAddress(api, schema) && holder.properties && !holder.required
    ? []
    : Object.entries(fieldsOf(api, holder)).map(([name, property]) =>
        describeField(api, locale, {
          name,
          schema: property,
          required: !isAnswer && (holder.required?.includes(name) ?? false),
        }),
      );
}

function bodyGroup(
  {api, operation}: Endpoint,
  [contentType, {schema, example}]: [string, {schema: ApiSchema; example?: unknown}],
  locale: LocaleId,
): FieldGroup {
  const fields = fieldsHere(api, schema, locale);
  const list = fields.length > 0 ? words.records : words.list;
  const isJson = contentType === 'application/json';
  const label = isJson ? (schema.items ? list : words.body) : words.form;
  const linked = fields.length === 0 && schemaAddress(api, schema) !== undefined;
  return {
    label: label[locale],
    text: linked ? '' : localizedDescription(schema, locale),
    fields: linked
      ? [describeField(api, locale, {name: words.object[locale], schema, required: false})]
      : fields,
    // The samples of the operation already contain the body.
    ...(isJson &&
      example !== undefined &&
      operation['x-sample'] === undefined && {
        example: readableJson(briefExample(api, example, schema)),
      }),
  };
}

/** Returns the row of the data in an envelope, and its fields if no page shows it as an object. */
function resultFields(
  api: ApiDescription,
  result: ApiSchema,
  text: string,
  locale: LocaleId,
): Field[] {
  if (typeName(result) === 'null') {
    return [];
  }
  const href = schemaAddress(api, result);
  const row = {name: 'result', note: shownType(api, result) || 'object', text, href: href ?? ''};
  return [row, ...(href === undefined ? fieldsHere(api, result, locale, true) : [])];
}

function answerGroup({api, operation}: Endpoint, locale: LocaleId): FieldGroup {
  const answer = answerOf(api, operation);
  const result = resultOf(api, answer);
  const text = localizedDescription(answer.said, locale);
  const fields = result
    ? resultFields(api, result, text, locale)
    : fieldsHere(api, answer.schema ?? {}, locale, true);
  return {
    label: words.answer[locale],
    text: result === undefined || fields.length === 0 ? text : '',
    fields,
    ...(answer.schema &&
      answer.example !== undefined && {
        example: readableJson(briefExample(api, answer.example, answer.schema)),
      }),
  };
}

/** Returns the groups of fields that an operation has: path, query, body and response. */
export function fieldGroups(endpoint: Endpoint, locale: LocaleId): FieldGroup[] {
  return [
    parameterGroup('path', endpoint, locale),
    parameterGroup('query', endpoint, locale),
    ...Object.entries(endpoint.operation.requestBody?.content ?? {}).map((body) =>
      bodyGroup(endpoint, body, locale),
    ),
    answerGroup(endpoint, locale),
  ].filter(({fields, text, example}) => fields.length > 0 || text !== '' || example !== undefined);
}
