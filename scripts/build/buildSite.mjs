import {buildIfChanged} from './buildIfChanged.mjs';

/** Builds the whole site into `build/`, unless nothing has changed. */
export const buildSite = () =>
  buildIfChanged({
    site: 'build',
    untrimmed: '.cache/untrimmed',
    cache: '.cache',
    generated: '.docusaurus',
    outputs: [
      'build/index.html',
      'build/en/index.html',
      '.cache/untrimmed',
      'build/.server/release.json',
    ],
  });
