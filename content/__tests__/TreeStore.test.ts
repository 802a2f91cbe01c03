import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {readDocuments} from '../readDocuments.ts';
import {TreeStore} from '../TreeStore.ts';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

const trees = '.cache/content/trees';
const article = 'versioned_docs/version-faq/one.mdx';

const {root, write} = temporaryFolder('for each test');

/** Parses a text with the store of the project, saves it, and says whether the parser was needed. */
async function parses(text = 'text'): Promise<boolean> {
  const parse = vi.fn(() => ({type: 'root' as const, children: []}));
  const store = await TreeStore.open(root);
  store?.treeOf(text, parse);
  await store?.save();
  return parse.mock.calls.length > 0;
}

beforeEach(() => {
  write('node_modules/.package-lock.json', '{}');
  write('content/parseDocument.ts', 'parser');
});

describe('TreeStore', () => {
  it('parses a text once', async () => {
    expect(await parses()).toBe(true);
    expect(await parses()).toBe(false);
  });

  it('parses another text', async () => {
    await parses();
    expect(await parses('other')).toBe(true);
  });

  it.each(['node_modules/.package-lock.json', 'content/parseDocument.ts'])(
    'parses again after a change of %s',
    async (file) => {
      await parses();
      write(file, 'changed');
      expect(await parses()).toBe(true);
    },
  );

  it.each([
    ['is cut off', (stored: Buffer) => stored.subarray(0, 40)],
    ['is empty', () => new Uint8Array()],
    ['holds something else', () => Buffer.from('trees')],
  ])('parses again if the store %s, and mends it', async (_, damage) => {
    await parses();
    write(trees, damage(readFileSync(path.join(root, trees))));
    expect(await parses()).toBe(true);
    expect(await parses()).toBe(false);
  });

  it('forgets a text that is no longer asked for', async () => {
    await parses();
    await parses('other');
    expect(await parses()).toBe(true);
  });

  it('does without a store that cannot be written', async () => {
    write('.cache', 'a file in the place of the folder');
    expect(await parses()).toBe(true);
    expect(await parses()).toBe(true);
  });

  it('keeps nothing in a folder without packages', async () => {
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(await TreeStore.open(root)).toBeUndefined();
  });
});

describe('readDocuments', () => {
  it('reads the same from the store, and a change of one file', async () => {
    const text =
      '---\ntitle: 一\n---\n\n## 标题 {/* #id */}\n\n<Steps on={[1]}>\n\n1. 文\n\n</Steps>\n';
    write(article, text);
    write('blog/2026-01-01-news.mdx', '');
    const first = await readDocuments(root);
    expect(await readDocuments(root)).toEqual(first);
    write(article, text.replace('标题', '题'));
    const [changed, post] = await readDocuments(root);
    expect(changed).not.toEqual(first[0]);
    expect(changed?.source).toContain('## 题');
    expect(post).toEqual(first[1]);
  });

  it('reports a syntax error each time', async () => {
    write(article, '<Steps>\n');
    for (let times = 0; times < 2; times += 1) {
      const [broken] = await readDocuments(root);
      expect(broken?.syntaxError?.line).toBe(1);
    }
  });
});
