/** Ids of the sections that a page adds below its text. Headings of the text must not use them. */
export const sectionsOfThePage: readonly string[] = ['related', 'changed-in'];
