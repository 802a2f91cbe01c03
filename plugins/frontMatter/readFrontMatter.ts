import type {MarkdownConfig} from '@docusaurus/types';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {parse} from 'yaml';
import {frontMatterBlock} from './frontMatterBlock.ts';
import {WriterError} from '../writerError/index.ts';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** What the YAML reader throws; its first line, 0, is the one with the three hyphens. */
const yamlError = z.object({reason: z.string(), mark: z.object({line: z.number().int()})});

/**
 * Dates as they are written. The framework's reader turns the 31st of June into the 1st of July
 * without a word; as text a schema can refuse it.
 */
function withDatesAsText(
  frontMatter: Readonly<Record<string, unknown>>,
  fileContent: string,
): Record<string, unknown> {
  const written: unknown = parse(frontMatterBlock(fileContent) ?? '', {logLevel: 'silent'});
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      value instanceof Date && typeof written === 'object' && written !== null
        ? Reflect.get(written, key)
        : value,
    ]),
  );
}

/**
 * Reads the front matter of a file as the framework does, but keeps dates as text.
 * @param file the file's path as the writer knows it.
 * @throws WriterError where it is no YAML, with the line.
 */
export async function readFrontMatter(
  {defaultParseFrontMatter, filePath, fileContent}: Parameters<ParseFrontMatter>[0],
  file: string,
): ReturnType<ParseFrontMatter> {
  try {
    const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
    return {frontMatter: withDatesAsText(frontMatter, fileContent), content};
  } catch (error) {
    const {data} = yamlError.safeParse(error);
    throw data
      ? new WriterError(file, [
          {
            line: data.mark.line + 1,
            problem: `front matter: it cannot be read (${data.reason}).`,
            fix: "put a text that holds “: ”, “#” or quotation marks in single quotes: `title: 'A: b'`.",
          },
        ])
      : error;
  }
}
