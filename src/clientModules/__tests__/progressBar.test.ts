import NProgress from 'nprogress';
import {expect, it} from 'vitest';

it('S9.12 the progress bar runs with the specified values', () => {
  expect(NProgress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});
