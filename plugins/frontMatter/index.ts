import type {MarkdownConfig} from '@docusaurus/types';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** How the front matter of one kind of file is read. */
export interface FrontMatterKind {
  /** @param filePath absolute path of the file. */
  readonly owns: (filePath: string) => boolean;
  /** Reads and checks the front matter; may add what the build knows about other files. */
  readonly parse: ParseFrontMatter;
}

/**
 * Joins the readers of several kinds of file into the one function that Docusaurus asks. The first
 * kind that owns a file reads it. The framework reads all other files.
 */
export function composeFrontMatter(kinds: readonly FrontMatterKind[]): ParseFrontMatter {
  return (params) => {
    const kind = kinds.find(({owns}) => owns(params.filePath));
    return kind ? kind.parse(params) : params.defaultParseFrontMatter(params);
  };
}
