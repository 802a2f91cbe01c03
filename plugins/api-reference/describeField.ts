import type {LocaleId} from '../../config/locales.ts';
import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {schemaAddress} from './schemas.ts';
import {localizedDescription} from './localizedDescription.ts';
import {shownType} from './typeName.ts';
import {words} from './labels.ts';

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
