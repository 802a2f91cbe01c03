/** Ids of the sections that a page adds below its text; no heading of the text may have them. */
export const sectionsOfThePage: readonly string[] = ['related', 'changed-in'];
