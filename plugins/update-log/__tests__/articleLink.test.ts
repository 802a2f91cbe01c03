import {describe, expect, it} from 'vitest';
import {articleLink} from '../viewLog.ts';

describe('articleLink', () => {
  it('has the title in the language of the page', () => {
    const route = '/docs/faq/invoice';
    expect(articleLink('faq:invoice', 'zh', process.cwd())).toEqual({title: '如何开具发票', route});
    expect(articleLink('faq:invoice', 'en', process.cwd())).toEqual({
      title: 'How to get an invoice',
      route,
    });
  });

  it('throws for an article without a file', () => {
    expect(() => articleLink('faq:invoice', 'en', '/nowhere')).toThrow(
      'i18n/en/docusaurus-plugin-content-docs/version-faq/invoice.mdx is missing',
    );
  });
});
