import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {entryOf, nameOf, resolveSchema, schemaAddress} from './schemas.ts';

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
