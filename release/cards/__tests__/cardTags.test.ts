import {describe, expect, it} from 'vitest';
import type {MachinePage} from '../../machines/MachinePage.ts';
import {addCardTags} from '../cardTags.ts';

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
const tags = (image: string, alt: string) =>
  `<meta data-rh=true property=og:image content=${image}>` +
  `<meta data-rh=true name=twitter:image content=${image}>` +
  `<meta data-rh=true property=og:image:width content=1200>` +
  `<meta data-rh=true property=og:image:alt content=${alt}>`;
const site = tags('https://docs.example.com/img/social-card-en.png', '"Translation Tools"');

describe('addCardTags', () => {
  it('names the card of an article, and describes it by its title', () => {
    expect(addCardTags(site, page)).toBe(
      tags('https://docs.example.com/en/docs/yicat/tags.png', '"Tags &amp; &quot;codes&quot;"'),
    );
  });

  it('leaves the site’s card to a landing page', () => {
    expect(addCardTags(site, {...page, kind: 'landing'})).toBe(site);
  });
});
