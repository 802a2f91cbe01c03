import {stringify} from 'yaml';

/** Formats a text as a YAML value of front matter, quoted only if YAML needs it. */
export const yamlText = (text: string): string =>
  stringify(text, {lineWidth: 0, singleQuote: true}).trim();
