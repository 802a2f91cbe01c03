import {stringify} from 'yaml';

/**
 * Formats a text of one line as a YAML value of front matter, quoted only if YAML needs it. The
 * framework reads posts as YAML 1.1, where a day is not a text.
 */
export const yamlText = (text: string): string =>
  stringify(text, {lineWidth: 0, singleQuote: true, compat: 'yaml-1.1'}).trim();
