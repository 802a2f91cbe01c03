/** Returns the pages of ranked sections, best first, each at the rank of its best section. */
export function pagesOf(sections: readonly {readonly u: string}[]): string[] {
  return [...new Set(sections.map(({u}) => u))];
}
