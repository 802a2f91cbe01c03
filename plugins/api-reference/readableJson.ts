/** Key that marks an object with more fields than shown. */
export const more = '…';

const width = 76;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(oneLine).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) =>
      key === more ? more : `${JSON.stringify(key)}: ${oneLine(inner)}`,
    );
    return `{${fields.join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** Formats JSON for readers. Values that fit on one line are on one line. */
export function readableJson(value: unknown, indent = '', before = 0): string {
  const line = oneLine(value);
  if (
    line.length + indent.length + before <= width ||
    typeof value !== 'object' ||
    value === null
  ) {
    return line;
  }
  const inside = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => readableJson(item, inside))
    : Object.entries(value).map(([key, inner]) => {
        const name = `${JSON.stringify(key)}: `;
        return key === more ? more : `${name}${readableJson(inner, inside, name.length)}`;
      });
  return `${open}\n${parts.map((part) => inside + part).join(',\n')}\n${indent}${close}`;
}
