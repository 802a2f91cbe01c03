import type {LocaleId} from '../../config/locales.ts';
import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {schemaAddress} from './schemas.ts';
import {localizedDescription} from './localizedDescription.ts';
import {shownType} from './typeName.ts';
import {words} from './labels.ts';

export interface Field {
  readonly name: string;
  /** Type, and whether it has to be there. */
  readonly note: string;
  readonly text: string;
  /** Where the object is explained that the field holds. */
  readonly href: string;
}

/** One field with its type and its meaning. */
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
