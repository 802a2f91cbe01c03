/** Escapes the characters of a plain text that start code or a tag in MDX. */
export const mdxText = (text: string): string => text.replace(/[\\<{]/g, '\\$&');
