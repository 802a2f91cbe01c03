import {expect, it} from 'vitest';
import {readableItems} from '../readableItems.ts';

it('returns the words of the items, without their formatting', () => {
  const items = [
    {title: 'Restore', text: 'Select **Restore**.', id: 'restore-version'},
    {title: 'Fixed', text: 'It is `F8`.'},
  ];
  expect(readableItems({items})).toBe('Restore\nSelect Restore.\nFixed\nIt is F8.');
});

it('returns an empty text if there are no items', () => {
  expect(readableItems({title: 'Post'})).toBe('');
});
