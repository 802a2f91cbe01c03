import type {ApiProperty} from './ApiDescription.ts';

/** A type in the form readers of code know: `string`, `integer[]`, `0 | 1`, `date-time`. */
export function typeName({type, format, enum: values, $ref, items}: ApiProperty): string {
  if (items) {
    const item = typeName(items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  return values?.join(' | ') ?? $ref?.replace(/^.*\//, '') ?? format ?? type ?? '';
}
