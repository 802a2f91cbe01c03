import type {LocaleId} from '../../config/locales.ts';
import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {schemaAddress, entryOf, nameOf, resolveSchema} from './schemas.ts';
import {localizedDescription, words} from './labels.ts';

/** Writes a type as in code: `string`, `integer[]`, `0 | 1`, `Task[]`. */
export function typeName({type, format, enum: values, $ref, items}: ApiSchema): string {
  if (items) {
    const item = typeName(items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const types = Array.isArray(type) ? type.join(' | ') : type;
  return values?.join(' | ') ?? ($ref && nameOf($ref)) ?? format ?? types ?? '';
}

/** Returns the type of a field, by name only if the pages show the named object. */
export function shownType(api: ApiDescription, schema: ApiSchema): string {
  const {$ref} = entryOf(schema);
  if ($ref === undefined || schemaAddress(api, schema) !== undefined) {
    return typeName(schema);
  }
  const {type = 'object'} = resolveSchema(api, {$ref});
  return typeName(schema.items ? {items: {type}} : {type});
}

export interface Field {
  readonly name: string;
  /** Type, and whether the field is required. */
  readonly note: string;
  readonly text: string;
  /** Address of the description of the object in this field. */
  readonly href: string;
}

/** Describes a field with its type and its meaning. */
export function describeField(
  api: ApiDescription,
  locale: LocaleId,
  {name, schema, required}: {name: string; schema: ApiSchema; required: boolean},
): Field {
  const shown = schema.format === 'binary' ? words.file[locale] : shownType(api, schema);
  return {
    name,
    note: required ? `${shown} · ${words.required[locale]}` : shown,
    text: localizedDescription(schema, locale),
    href: schemaAddress(api, schema) ?? '',
  };
}
