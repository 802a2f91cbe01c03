/** Pages of sections, best first, each at its best section. */
export function pagesOf(sections: readonly {readonly u: string}[]): string[] {
  return [...new Set(sections.map(({u}) => u))];
}
