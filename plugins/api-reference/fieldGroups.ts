import type {LocaleId} from '../../config/locales.ts';
import type {ApiOperation, ApiParameter, ApiProperty, ApiSchema} from './ApiDescription.ts';
import {saying} from './saying.ts';
import {typeName} from './typeName.ts';
import {words} from './words.ts';

export interface Field {
  readonly name: string;
  /** Type, and whether it has to be there. */
  readonly note: string;
  readonly text: string;
}

export interface FieldGroup {
  readonly label: string;
  /** What the group is as a whole, where it has no fields of its own. */
  readonly text: string;
  readonly fields: readonly Field[];
}

function field(
  name: string,
  type: ApiProperty,
  text: string,
  required: boolean,
  locale: LocaleId,
): Field {
  const shown = type.format === 'binary' ? words.file[locale] : typeName(type);
  return {name, note: required ? `${shown} · ${words.required[locale]}` : shown, text};
}

function parameterGroup(
  place: ApiParameter['in'],
  {parameters = []}: ApiOperation,
  locale: LocaleId,
): FieldGroup {
  const fields = parameters
    // An id in the path explains itself; it has no description.
    .filter((parameter) => parameter.in === place && saying(parameter, locale) !== '')
    .map((parameter) =>
      field(
        parameter.name,
        parameter.schema,
        saying(parameter, locale),
        place === 'query' && parameter.required === true,
        locale,
      ),
    );
  return {label: words[place][locale], text: '', fields};
}

function bodyGroup(contentType: string, schema: ApiSchema, locale: LocaleId): FieldGroup {
  const holder = schema.items ?? schema;
  const fields = Object.entries(holder.properties ?? {}).map(([name, property]) =>
    field(
      name,
      property,
      saying(property, locale),
      holder.required?.includes(name) ?? false,
      locale,
    ),
  );
  const list = fields.length > 0 ? words.records : words.list;
  const label =
    contentType === 'application/json' ? (schema.items ? list : words.body) : words.form;
  return {label: label[locale], text: saying(schema, locale), fields};
}

/** What a request carries: path, query and body, each only where there is something to say. */
export function fieldGroups(operation: ApiOperation, locale: LocaleId): FieldGroup[] {
  return [
    parameterGroup('path', operation, locale),
    parameterGroup('query', operation, locale),
    ...Object.entries(operation.requestBody?.content ?? {}).map(([contentType, {schema}]) =>
      bodyGroup(contentType, schema, locale),
    ),
  ].filter(({fields, text}) => fields.length > 0 || text !== '');
}
