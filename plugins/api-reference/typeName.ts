import type {ApiSchema} from './ApiDescription.ts';
import {nameOf} from './schemas.ts';

/** A type in the form readers of code know: `string`, `integer[]`, `0 | 1`, `Task[]`. */
export function typeName({type, format, enum: values, $ref, items}: ApiSchema): string {
  if (items) {
    const item = typeName(items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const types = Array.isArray(type) ? type.join(' | ') : type;
  return values?.join(' | ') ?? ($ref && nameOf($ref)) ?? format ?? types ?? '';
}
