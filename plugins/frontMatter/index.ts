import type {MarkdownConfig} from '@docusaurus/types';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** How the front matter of one kind of file is read. */
export interface FrontMatterKind {
  /** @param filePath absolute path of the file. */
  readonly owns: (filePath: string) => boolean;
  /** Reads and checks the front matter, and may add data from other files. */
  readonly parse: ParseFrontMatter;
}

/**
 * Combines the parsers of several kinds of files into the single function that Docusaurus calls.
 * The first kind that owns a file parses it. The framework parses all other files.
 */
export function composeFrontMatter(kinds: readonly FrontMatterKind[]): ParseFrontMatter {
  return (params) => {
    const kind = kinds.find(({owns}) => owns(params.filePath));
    return kind ? kind.parse(params) : params.defaultParseFrontMatter(params);
  };
}
