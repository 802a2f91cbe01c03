import {expect, test} from 'vitest';
import {varyArticle} from '../varyArticle.ts';

const text = 'Lead.\n\n## A {/* #a */}\n\nOne.\n\n## B {/* #b */}\n\nTwo.\n';

test('turns the sections and marks their headings', () => {
  expect(varyArticle(text, 3)).toBe(
    'Lead.\n\n## B p3 {/* #b */}\n\nTwo.\n\n## A p3 {/* #a */}\n\nOne.\n',
  );
});

test('keeps a text without sections', () => {
  expect(varyArticle('Only.\n', 5)).toBe('Only.\n');
});
