import {WriterError} from '../writerError/index.ts';
import {readFrontMatter} from './readFrontMatter.ts';
import {yamlFix} from './yamlFix.ts';

/** A Markdown file, as the framework hands it to a parser of front matter. */
export interface MarkdownFile {
  /** Absolute path, with the separators of any system. */
  readonly filePath: string;
  readonly fileContent: string;
}

/** A page in the form that the framework expects. */
export interface PageFile {
  readonly frontMatter: Record<string, unknown>;
  readonly content: string;
}

/**
 * Reads a page of this site.
 * @param file path of the file for error messages
 * @throws WriterError with the line if the front matter is not valid YAML
 */
export function readPage(fileContent: string, file: string): PageFile {
  const {data, body = fileContent, error} = readFrontMatter(fileContent) ?? {};
  if (error) {
    throw new WriterError(file, [
      {
        line: error.line,
        problem: `front matter: it cannot be read (${error.message}).`,
        fix: yamlFix(error.message, fileContent.split('\n')[error.line - 1] ?? ''),
      },
    ]);
  }
  return {
    frontMatter: typeof data === 'object' && data !== null ? {...data} : {},
    content: body.trim(),
  };
}
