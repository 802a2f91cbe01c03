import {expect, it} from 'vitest';
import {redirects} from '../redirects.ts';

it('redirects the addresses of articles on alignment projects that lack a folder', () => {
  expect(redirects).toContainEqual({
    from: '/docs/alignment/intro',
    to: '/docs/alignment/usage/intro',
  });
  expect(redirects.map(({from}) => from)).toEqual(
    expect.arrayContaining([
      '/docs/alignment/projects',
      '/docs/alignment/create-project',
      '/docs/alignment/edit-project',
      '/docs/alignment/delete-project',
      '/docs/alignment/tasks',
      '/docs/alignment/assign-task',
      '/docs/alignment/export-result',
    ]),
  );
});
