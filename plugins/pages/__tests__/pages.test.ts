import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {parsePage} from '../index.ts';
import {locatePage} from '../locatePage.ts';

const zhPage = '---\ntitle: 关于本文档\ndescription: 说明。\nupdated: 2026-11-21\n---\n正文\n';
const enPage = '---\ntitle: About\ndescription: Says it.\nupdated: 2026-11-20\n---\nText\n';

const {root, write} = temporaryFolder('for each test');

/** Reads the page “about” in Chinese. */
const parseAbout = (fileContent: string) =>
  parsePage({filePath: path.join(root, 'src/pages/about.mdx'), fileContent});

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
    'does not know %s',
    (file) => {
      expect(locatePage(file)).toBeUndefined();
    },
  );
});

describe('pages', () => {
  it('adds the date and the twin', async () => {
    write('i18n/en/docusaurus-plugin-content-pages/about.mdx', enPage);
    const page = await parseAbout(zhPage);
    expect(page?.frontMatter).toEqual({
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
    await expect(parseAbout(zhPage)).rejects.toThrow(
      'create i18n/en/docusaurus-plugin-content-pages/about.mdx',
    );
  });

  it('refuses a page without date, and names the line', async () => {
    const text = zhPage.replace('updated: 2026-11-21', 'updated: soon');
    await expect(parseAbout(text)).rejects.toThrow('src/pages/about.mdx:4');
  });
});
