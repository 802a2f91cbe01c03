import type {ApiDescription, ApiSchema} from './ApiDescription.ts';
import {more} from './jsonText.ts';
import {fieldsOf, resolveSchema} from './schemas.ts';

/** Reduces an example to the fields that each object lists in `x-brief`. */
export function briefExample(api: ApiDescription, value: unknown, schema: ApiSchema): unknown {
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
