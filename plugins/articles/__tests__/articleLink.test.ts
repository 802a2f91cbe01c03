import {expect, it} from 'vitest';
import {contentFile} from '../../../content/contentFile.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {articleLink} from '../articleLink.ts';
import {frontMatter} from './readArticle.ts';

const {root, write} = temporaryFolder('for each test');
const file = contentFile({kind: 'article', product: 'faq', slug: 'invoice'}, 'en');

it('has the title in the language of the page', () => {
  write(file, frontMatter('title: How to get an invoice'));
  expect(articleLink('faq:invoice', 'en', root)).toEqual({
    product: 'faq',
    title: 'How to get an invoice',
    route: '/docs/faq/invoice',
  });
});

it('throws for an article without a file or title', () => {
  expect(() => articleLink('faq:invoice', 'en', root)).toThrow(`${file} is missing`);
  write(file, frontMatter('description: An invoice.'));
  expect(() => articleLink('faq:invoice', 'en', root)).toThrow('has no title');
});
