import {expect, test} from 'vitest';
import {readPlainArticles} from '../readPlainArticles.ts';

test('leaves no link, as the pages that it led to are not there', async () => {
  const {zh: texts} = await readPlainArticles('versioned_docs/version-faq');
  expect(texts.length).toBeGreaterThan(5);
  // Links inside code are not links.
  const links = texts.flatMap((text) =>
    [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\((#|\/)[^)]*\)/g)].map(
      ([link]) => link,
    ),
  );
  expect(links).toEqual([]);
});

test('says where no Markdown is', async () => {
  await expect(readPlainArticles('bench/scale/__tests__')).rejects.toThrow('no Markdown');
});
