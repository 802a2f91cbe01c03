import {WriterError} from '../writerError/index.ts';
import {readFrontMatter} from './readFrontMatter.ts';

/** A page in the form that the framework asks for. */
export interface PageFile {
  readonly frontMatter: Record<string, unknown>;
  readonly content: string;
}

/**
 * Reads a page of this site.
 * @param file the file's path as the writer knows it
 * @throws WriterError where the front matter is no YAML, with the line
 */
export function readPage(fileContent: string, file: string): PageFile {
  const {data, body = fileContent, error} = readFrontMatter(fileContent) ?? {};
  if (error) {
    throw new WriterError(file, [
      {
        line: error.line,
        problem: `front matter: it cannot be read (${error.message}).`,
        fix: "put a text that holds “: ”, “#” or quotation marks in single quotes: `title: 'A: b'`.",
      },
    ]);
  }
  return {
    frontMatter: typeof data === 'object' && data !== null ? {...data} : {},
    content: body.trim(),
  };
}
