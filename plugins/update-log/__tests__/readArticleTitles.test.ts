import {describe, expect, it} from 'vitest';
import {readArticleTitles} from '../readArticleTitles.ts';

describe('readArticleTitles', () => {
  it('reads each title once, in the requested language', async () => {
    const keys = ['faq:invoice', 'faq:invoice'] as const;
    const [zh, en] = await Promise.all([
      readArticleTitles(process.cwd(), 'zh', keys),
      readArticleTitles(process.cwd(), 'en', keys),
    ]);
    expect([...zh]).toEqual([['faq:invoice', '如何开具发票']]);
    expect(en.get('faq:invoice')).toBe('How to get an invoice');
  });

  it('throws for an article without a file', async () => {
    await expect(readArticleTitles('/nowhere', 'en', ['faq:invoice'])).rejects.toThrow(
      'i18n/en/docusaurus-plugin-content-docs/version-faq/invoice.mdx is missing',
    );
  });
});
