import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import * as z from 'zod';
import {localeIds} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {contentFile} from '../../content/contentFile.ts';
import {filesIn} from '../../release/files.ts';
import {articleRoutes, landingRoutes} from '../e2e/routes.ts';
import {pageOf, readBuilt} from './builtPage.ts';

const filled = z.string().trim().min(1);
const date = z.iso.date();

/** The properties that schema.org and Google’s guides require of each type on our pages. */
const types = {
  TechArticle: z.object({
    headline: filled,
    description: filled,
    inLanguage: filled,
    dateModified: date,
    mainEntityOfPage: z.url(),
  }),
  HowTo: z.object({
    name: filled,
    url: z.url(),
    step: z.array(z.object({'@type': z.literal('HowToStep'), text: filled})).min(1),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.number().int().min(1),
          name: filled,
          item: z.url(),
        }),
      )
      .min(1),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: filled,
          acceptedAnswer: z.object({'@type': z.literal('Answer'), text: filled}),
        }),
      )
      .min(1),
  }),
  BlogPosting: z.object({
    headline: filled,
    datePublished: z.union([date, z.iso.datetime()]),
    author: z.object({name: filled}),
    mainEntityOfPage: z.url(),
  }),
} as const;

const node = z.looseObject({'@type': z.string()});
const graph = z.union([
  z.looseObject({'@context': z.literal('https://schema.org'), '@graph': z.array(node)}),
  node.extend({'@context': z.literal('https://schema.org')}),
]);

/** Returns the nodes of all JSON-LD of a page. */
function dataOf(file: string) {
  return pageOf(file).scripts.flatMap((script) => {
    const data = graph.parse(JSON.parse(script));
    return '@graph' in data ? z.array(node).parse(data['@graph']) : [node.parse(data)];
  });
}

const textRoutes = [...articleRoutes, ...landingRoutes];

describe.each(localeIds)('%s', (locale) => {
  const base = locale === 'zh' ? '' : 'en';
  const fileOf = (route: string) => path.posix.join(base, route.slice(1));

  it('every article and landing page has Markdown beside it, and says so in its head', () => {
    for (const {route} of textRoutes) {
      const file = fileOf(route);
      const [, frontMatter = '', text = ''] = readBuilt(`${file}.md`).split(/^---$/m);
      expect(parseYaml(frontMatter), file).toMatchObject({
        title: filled.parse((parseYaml(frontMatter) as {title: unknown}).title),
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
        url: expect.stringMatching(new RegExp(`/${file}$`)) as unknown,
      });
      expect(text, file).toMatch(/^# \S/m);
      // The text has no page markup, and no address that only works within the site.
      expect(text.replace(/```[^]*?```|`[^`\n]*`/g, ''), file).not.toMatch(
        /<(?:span|div|button|p|!--)|\]\(\/|&#x/,
      );
      expect(pageOf(`${file}.html`).html, file).toContain(
        `href=${path.basename(file)}.md type=text/markdown`,
      );
    }
  });

  it('every other page that search engines may show has Markdown beside it too', async () => {
    const pages = (await filesIn(path.join('build', base))).filter(
      (file) => file.endsWith('.html') && (locale === 'en' || !file.startsWith('en/')),
    );
    const lists: string[] = [];
    for (const file of pages) {
      const {html, kind, meta} = pageOf(path.posix.join(base, file));
      const isRedirect = !html.includes('<main');
      if (isRedirect || file === '404.html' || meta('robots').includes('noindex')) {
        expect(existsSync(path.join('build', base, file.replace(/html$/, 'md'))), file).toBe(false);
        continue;
      }
      const [, frontMatter = '', text = ''] = readBuilt(
        path.posix.join(base, file.replace(/html$/, 'md')),
      ).split(/^---$/m);
      expect(parseYaml(frontMatter), file).toMatchObject({
        title: expect.stringMatching(/\S/) as unknown,
      });
      expect(text, file).toMatch(/^# \S/m);
      expect(html, file).toContain(`href=${path.basename(file, '.html')}.md type=text/markdown`);
      if (!html.includes('<article') || /\blist-page\b/.test(kind)) {
        lists.push(file);
      }
    }
    expect(lists).toEqual(
      expect.arrayContaining(['index.html', 'docs.html', 'glossary.html', 'blog/archive.html']),
    );
  });

  it('every article and post names its own card, a PNG of the size that it says', async () => {
    const pages = (await filesIn(path.join('build', base))).filter((file) =>
      /^(docs|blog)\/.*\.html$/.test(file),
    );
    const titleOf = new Map<string, string>();
    for (const file of pages) {
      const {html, kind, meta} = pageOf(path.posix.join(base, file));
      // The archive has the class of posts, but is a list.
      const isOwn =
        /\bdocs-doc-id-(?!index)|\bblog-post-page\b/.test(kind) && html.includes('<article');
      const image = meta('og:image');
      if (!isOwn) {
        expect(image, file).toMatch(/^$|\/img\/social-card-\w+\.png$/);
        continue;
      }
      const {pathname} = new URL(image);
      expect(meta('twitter:image'), file).toBe(meta('og:image'));
      expect(meta('twitter:card'), file).toBe('summary_large_image');
      expect(pathname).toBe(`/${fileOf(`/${file.replace(/html$/, 'png')}`)}`);
      const png = readFileSync(path.join('build', pathname));
      expect(png.subarray(0, 8).toString('latin1'), file).toBe('\x89PNG\r\n\x1a\n');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), file).toEqual([
        meta('og:image:width'),
        meta('og:image:height'),
      ]);
      const title = meta('og:image:alt');
      expect(title, file).not.toBe('');
      const bytes = png.toString('base64');
      expect(titleOf.get(bytes) ?? title, `${file} shows another title`).toBe(title);
      titleOf.set(bytes, title);
      // Pictures are already compressed.
      expect(existsSync(path.join('build', `${pathname}.br`)), file).toBe(false);
    }
    expect(new Set(titleOf.values()).size).toBeGreaterThan(productIds.length);
  });

  it('every procedure of an article is one for search engines', () => {
    for (const {product, slug, route} of articleRoutes) {
      const written = readFileSync(contentFile({kind: 'article', product, slug}, locale), 'utf8');
      const found = dataOf(`${fileOf(route)}.html`).filter((each) => each['@type'] === 'HowTo');
      expect(found.length, route).toBe(written.match(/^<Steps>/gm)?.length ?? 0);
    }
  });

  it('the JSON-LD of each page has what its type requires', async () => {
    const pages = (await filesIn(path.join('build', base))).filter((file) =>
      /^(docs|blog)\/.*\.html$/.test(file),
    );
    const seen = new Set<string>();
    for (const file of pages) {
      for (const data of dataOf(path.posix.join(base, file))) {
        const type = data['@type'];
        seen.add(type);
        if (type in types) {
          const {error} = types[type as keyof typeof types].safeParse(data);
          expect(error?.message, `${file}: ${type}`).toBeUndefined();
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(types)));
  });

  it('the sitemap names both languages and the date of each page, and no Markdown', () => {
    const xml = readBuilt(path.posix.join(base, 'sitemap.xml'));
    for (const {route} of textRoutes) {
      const [entry = ''] =
        new RegExp(`<url><loc>https?://[^<]*/${fileOf(route)}</loc>.*?</url>`).exec(xml) ?? [];
      expect(entry, route).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
      expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual([
        'zh-CN',
        'en',
        'x-default',
      ]);
    }
    const undated = xml
      .split('<url>')
      .slice(1)
      .filter((entry) => !entry.includes('<lastmod>'));
    expect(undated).toEqual([]);
    expect(xml).not.toContain('.md<');
  });
});
