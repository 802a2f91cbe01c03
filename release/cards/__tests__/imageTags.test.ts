import {describe, expect, it} from 'vitest';
import {site, siteTitle} from '../../../config/site.ts';
import type {MachinePage} from '../../machines/MachinePage.ts';
import {addImageTags} from '../imageTags.ts';

const page: MachinePage = {
  kind: 'article',
  file: 'en/docs/yicat/tags.html',
  url: 'https://docs.example.com/en/docs/yicat/tags',
  language: 'en-US',
  title: 'Tags & "codes"',
  description: '',
  products: ['yicat'],
  procedures: [],
  hasQuestions: false,
  markdown: '',
};
const title = '<meta data-rh=true property=og:title content=Tags>';
const tags = (image: string, alt: string) =>
  `<meta property=og:image content=${image}>` +
  `<meta name=twitter:image content=${image}>` +
  `<meta property=og:image:width content=1200>` +
  `<meta property=og:image:height content=630>` +
  `<meta property=og:image:alt content=${alt}>`;

describe('addImageTags', () => {
  it('names the card of an article, and uses the title as its description', () => {
    expect(addImageTags(`<head>${title}</head>`, page.file, page)).toBe(
      `<head>${tags(
        'https://docs.example.com/en/docs/yicat/tags.png',
        '"Tags &amp; &quot;codes&quot;"',
      )}${title}</head>`,
    );
  });

  it.each([
    ['docs/yicat.html', `${site.url}/img/social-card-zh.png`, siteTitle.zh],
    ['en/docs/yicat.html', `${site.url}/en/img/social-card-en.png`, `"${siteTitle.en}"`],
  ])('uses the picture of the site for the landing page %s', (file, image, name) => {
    expect(addImageTags(title, file, {...page, kind: 'landing'})).toBe(tags(image, name) + title);
  });

  it('does not change a page without metadata for other sites', () => {
    const redirect = '<meta http-equiv=refresh content="0; url=/docs/yicat">';
    expect(addImageTags(redirect, 'old.html')).toBe(redirect);
  });
});
