import {describe, expect, it} from 'vitest';
import {changesByArticle} from '../changesOf.ts';
import {sampleItem, samplePost} from './samplePost.ts';

describe('changesByArticle', () => {
  const tags = sampleItem({id: 'next-missing-tag', kind: 'fixed', article: 'yicat:translate/tags'});
  const log = [
    samplePost('2025-03-13', [sampleItem(), tags]),
    samplePost('2025-09-12', [sampleItem({id: 'task-split', kind: 'improved'})]),
  ];

  it('lists the changes of an article, newest first, in any order of the posts', () => {
    expect(changesByArticle(log).get('yicat:project-manage/task-assign')).toEqual([
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

  it('lists only articles that a post names', () => {
    expect([...changesByArticle(log).keys()].sort()).toEqual([
      'yicat:project-manage/task-assign',
      'yicat:translate/tags',
    ]);
  });
});
