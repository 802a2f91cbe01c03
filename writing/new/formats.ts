import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';

/** Escapes the characters of a plain text that start code or a tag in MDX. */
export const mdxText = (text: string): string => text.replace(/[\\<{]/g, '\\$&');

/**
 * Formats a text of one line as a YAML value of front matter, quoted only if YAML needs it. The
 * framework reads posts as YAML 1.1, where a day is not a text.
 */
export const yamlText = (text: string): string =>
  stringify(text, {lineWidth: 0, singleQuote: true, compat: 'yaml-1.1'}).trim();

/**
 * Formats the text of a TypeScript file as the project does.
 * @param file its path, whose settings count
 */
export const formattedTypeScript = async (file: string, text: string): Promise<string> =>
  format(text, {...(await resolveConfig(file)), parser: 'typescript'});
