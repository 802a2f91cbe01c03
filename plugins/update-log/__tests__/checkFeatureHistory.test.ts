import {describe, expect, it} from 'vitest';
import {checkFeatureHistory} from '../checkFeatureHistory.ts';
import {sampleItem, samplePost} from './samplePost.ts';

const announced = sampleItem({kind: 'new'});
const improved = sampleItem({kind: 'improved'});

const problems = (...posts: Parameters<typeof checkFeatureHistory>[0]) =>
  checkFeatureHistory(posts).map(({file, problem}) => `${file.slice(5, 15)} ${problem}`);

describe('checkFeatureHistory', () => {
  it('accepts a function that is announced once and improved later, in any order of the posts', () => {
    expect(
      problems(
        samplePost('2025-09-12', [improved]),
        samplePost('2025-03-13', [announced]),
        samplePost('2025-08-14', [sampleItem({kind: 'fixed'})]),
      ),
    ).toEqual([]);
  });

  it('treats a function that is never announced as older than the log', () => {
    expect(problems(samplePost('2022-09-15', [improved]))).toEqual([]);
  });

  it('refuses a second announcement', () => {
    expect(
      problems(samplePost('2025-09-12', [announced]), samplePost('2025-03-13', [announced])),
    ).toEqual(['2025-09-12 “split-preview” was announced as new in blog/2025-03-13-sample.mdx:6.']);
  });

  it('refuses an improvement before the announcement', () => {
    expect(
      problems(samplePost('2025-09-12', [announced]), samplePost('2025-03-13', [improved])),
    ).toEqual([
      '2025-03-13 “split-preview” is improved here, before it is new in blog/2025-09-12-sample.mdx:6.',
    ]);
  });

  it('refuses a function twice in one post', () => {
    expect(problems(samplePost('2025-09-12', [announced, improved]))).toEqual([
      '2025-09-12 “split-preview” occurs twice in this post.',
    ]);
  });

  it('refuses the same id for functions of two products', () => {
    expect(
      problems(
        samplePost('2025-03-13', [improved]),
        samplePost('2025-09-12', [{...improved, product: 'yiloc'}]),
      ),
    ).toEqual([
      '2025-09-12 “split-preview” is a function of yicat in blog/2025-03-13-sample.mdx:6.',
    ]);
  });

  it('refuses items of a product before its launch', () => {
    const launch = sampleItem({product: 'yiloc', id: 'yiloc-launch'});
    const early = sampleItem({product: 'yiloc', kind: 'fixed', id: 'nested-json'});
    expect(
      problems(samplePost('2023-10-19', [launch, early]), samplePost('2023-08-17', [improved])),
    ).toEqual([]);
    expect(problems(samplePost('2023-10-19', [launch]), samplePost('2023-08-17', [early]))).toEqual(
      ['2023-08-17 yiloc starts later, in blog/2023-10-19-sample.mdx:6.'],
    );
  });
});
