import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {readFrontMatter} from '../readFrontMatter.ts';

const read = (fileContent: string) =>
  readFrontMatter(
    {filePath: '/x.mdx', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER},
    'x.mdx',
  );

describe('readFrontMatter', () => {
  it('keeps dates as they are written, so that impossible ones can be refused', async () => {
    const {frontMatter} = await read('---\nupdated: 2026-06-31\nn: 1\n---\n');
    expect(frontMatter).toEqual({updated: '2026-06-31', n: 1});
  });

  it('says on which line the YAML breaks', async () => {
    await expect(read('---\ntitle: a\nkind: [b\n---\n')).rejects.toThrow(/^x\.mdx:4\n/);
  });

  it('passes on other errors', async () => {
    const broken = new Error('disk');
    await expect(
      readFrontMatter(
        {
          filePath: '/x.mdx',
          fileContent: '',
          defaultParseFrontMatter: () => Promise.reject(broken),
        },
        'x.mdx',
      ),
    ).rejects.toBe(broken);
  });
});
