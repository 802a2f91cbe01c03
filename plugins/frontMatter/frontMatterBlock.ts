const block = /^---[^\n]*\n([\s\S]*?)\n?---/;

/** The YAML between the hyphens at the head of a file; nothing where there is none. */
export function frontMatterBlock(fileContent: string): string | undefined {
  return block.exec(fileContent)?.[1];
}
