import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pages} from '../index.ts';
import {locatePage} from '../locatePage.ts';

const zhPage = '---\ntitle: 关于本文档\ndescription: 说明。\nupdated: 2026-11-21\n---\n正文\n';
const enPage = '---\ntitle: About\ndescription: Says it.\nupdated: 2026-11-20\n---\nText\n';

let root: string;

async function write(file: string, content: string): Promise<string> {
  const filePath = path.join(root, file);
  await mkdir(path.dirname(filePath), {recursive: true});
  await writeFile(filePath, content);
  return filePath;
}

const parse = (filePath: string, fileContent: string) =>
  pages.parse({filePath, fileContent, defaultParseFrontMatter});

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rm(root, {recursive: true}));

describe('locatePage', () => {
  it('knows pages of both languages', () => {
    expect(locatePage('/p/src/pages/markdown-page.mdx')).toEqual({
      root: '/p',
      locale: 'zh',
      slug: 'markdown-page',
    });
    expect(locatePage('C:\\p\\i18n\\en\\docusaurus-plugin-content-pages\\a\\b.mdx')).toEqual({
      root: 'C:/p',
      locale: 'en',
      slug: 'a/b',
    });
  });

  it.each(['/p/blog/x.mdx', '/p/src/pages/_part.mdx', '/p/src/pages/index.tsx'])(
    'does not own %s',
    (file) => {
      expect(pages.owns(file)).toBe(false);
    },
  );
});

describe('pages', () => {
  it('adds the date and the twin', async () => {
    const filePath = await write('src/pages/about.mdx', zhPage);
    await write('i18n/en/docusaurus-plugin-content-pages/about.mdx', enPage);
    const {frontMatter} = await parse(filePath, zhPage);
    expect(frontMatter).toEqual({
      title: '关于本文档',
      description: '说明。',
      page: {
        title: '关于本文档',
        updated: '2026-11-21',
        twin: {title: 'About', address: '/en/about'},
      },
    });
  });

  it('refuses a page without twin', async () => {
    const filePath = await write('src/pages/about.mdx', zhPage);
    await expect(parse(filePath, zhPage)).rejects.toThrow(
      'create i18n/en/docusaurus-plugin-content-pages/about.mdx',
    );
  });

  it('refuses a page without date, and names the line', async () => {
    const text = zhPage.replace('updated: 2026-11-21', 'updated: soon');
    const filePath = await write('src/pages/about.mdx', text);
    await expect(parse(filePath, text)).rejects.toThrow('src/pages/about.mdx:4');
  });
});
