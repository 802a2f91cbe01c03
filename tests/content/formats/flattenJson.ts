import * as z from 'zod';

const tree: z.ZodType<Record<string, string>> = z.lazy(() =>
  z
    .record(z.string(), z.union([z.string(), tree, z.array(z.string())]))
    .transform((branch) =>
      Object.fromEntries(
        Object.entries(branch).flatMap(([key, value]) =>
          typeof value === 'string'
            ? [[key, value] as const]
            : Object.entries(value).map(([below, text]) => [`${key}.${below}`, text] as const),
        ),
      ),
    ),
);

/** Returns texts by path, joined with dots; an element of a list has its index. */
export function flattenJson(value: unknown): Record<string, string> {
  return tree.parse(value);
}
