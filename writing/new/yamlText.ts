import {stringify} from 'yaml';

/** A text as a value of front matter, in quotation marks where YAML needs them. */
export const yamlText = (text: string): string =>
  stringify(text, {lineWidth: 0, singleQuote: true}).trim();
