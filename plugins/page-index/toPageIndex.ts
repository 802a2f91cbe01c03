import * as z from 'zod';

/** File with the list, below the root of each language. */
export const pageIndexFile = 'pages.json';

/** A page with its title and its address, including the language prefix. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** Removes the trailing slash that the plugins give the first page of a version. */
const canonical = (permalink: string) => permalink.replace(/(?<=.)\/$/, '');

const page = z
  .object({permalink: z.string(), title: z.string(), unlisted: z.boolean().default(false)})
  .transform(({permalink, title, unlisted}) =>
    unlisted ? [] : [{path: canonical(permalink), title}],
  );

const sidebarItem: z.ZodType<IndexedPage[]> = z.lazy(() =>
  z.union([
    z
      .object({
        type: z.literal('category'),
        items: z.array(sidebarItem),
        link: z.unknown(),
      })
      .transform(({items, link}) => {
        const generated = generatedIndex.safeParse(link);
        return [...(generated.success ? generated.data : []), ...items.flat()];
      }),
    z.object({type: z.string()}).transform(() => []),
  ]),
);

const generatedIndex = z
  .object({type: z.literal('generated-index'), permalink: z.string(), title: z.string()})
  .transform(({permalink, title}) => [{path: canonical(permalink), title}]);

const docs = z.object({
  loadedVersions: z.array(
    z.object({docs: z.array(page), sidebars: z.record(z.string(), z.array(sidebarItem))}),
  ),
});

const blog = z.object({blogPosts: z.array(z.object({metadata: page}))});

const content = z.object({
  'docusaurus-plugin-content-docs': z.object({default: docs}),
  // A part of the site may have no posts.
  'docusaurus-plugin-content-blog': z.object({default: blog}).optional(),
});

/**
 * Lists articles, section pages and posts from the data of the content plugins. Unlisted pages are
 * left out. Throws if the data does not have the expected shape.
 */
export function toPageIndex(allContent: unknown): IndexedPage[] {
  const parsed = content.parse(allContent);
  const versions = parsed['docusaurus-plugin-content-docs'].default.loadedVersions;
  const posts = parsed['docusaurus-plugin-content-blog']?.default.blogPosts ?? [];
  return [
    ...versions.flatMap((version) => [
      ...version.docs.flat(),
      ...Object.values(version.sidebars).flat(2),
    ]),
    ...posts.flatMap((post) => post.metadata),
  ];
}
