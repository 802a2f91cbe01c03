import {expect, it} from 'vitest';
import {changesIn} from '../changesOf.ts';
import {sampleItem, samplePost} from './samplePost.ts';

it('the changes of an article are those that name it, in the order of the posts', () => {
  const tags = sampleItem({id: 'next-missing-tag', kind: 'fixed', article: 'yicat:translate/tags'});
  const log = [
    samplePost('2025-09-12', [sampleItem({id: 'task-split', kind: 'improved'})]),
    samplePost('2025-03-13', [sampleItem(), tags]),
  ];
  expect(changesIn(log, 'yicat:project-manage/task-assign')).toEqual([
    {
      title: 'Preview the range',
      kind: 'improved',
      date: '2025-09-12',
      to: '/blog/2025-09-12-sample#task-split',
    },
    {
      title: 'Preview the range',
      kind: 'new',
      date: '2025-03-13',
      to: '/blog/2025-03-13-sample#split-preview',
    },
  ]);
});
