import {describe, expect, it} from 'vitest';
import {composeFrontMatter, type FrontMatterKind} from '../index.ts';

const kind = (folder: string): FrontMatterKind => ({
  owns: (filePath) => filePath.startsWith(folder),
  parse: () => Promise.resolve({frontMatter: {readBy: folder}, content: ''}),
});

const parse = composeFrontMatter([kind('/docs'), kind('/docs/special'), kind('/blog')]);

const readBy = async (filePath: string) => {
  const {frontMatter} = await parse({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({frontMatter: {readBy: 'framework'}, content: ''}),
  });
  return frontMatter.readBy;
};

describe('composeFrontMatter', () => {
  it('uses the first kind that owns the file', async () => {
    expect(await readBy('/docs/special/a.mdx')).toBe('/docs');
    expect(await readBy('/blog/a.mdx')).toBe('/blog');
  });

  it('lets the framework read other files', async () => {
    expect(await readBy('/pages/a.mdx')).toBe('framework');
  });
});
