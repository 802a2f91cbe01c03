import {expect, it} from 'vitest';
import {readPhases} from '../readPhases.ts';

it('reads names, units and colours of the framework’s log', () => {
  const log = [
    '[SUCCESS] Generated static files in "build".',
    '\u001b[33m[PERF]\u001b[39m Build > zh > Load site - \u001b[31m1.25 seconds!\u001b[39m - (Heap 20mb -> 30mb / Total 60mb)',
    '[PERF] Build > zh > postBuild() > docusaurus-plugin-sitemap - 80.50 ms - (Heap 20mb -> 30mb / Total 60mb)',
    '[PERF] Worker > something without a time',
  ].join('\n');
  expect(readPhases(log)).toEqual([
    {path: ['Build', 'zh', 'Load site'], seconds: 1.25},
    {path: ['Build', 'zh', 'postBuild()', 'docusaurus-plugin-sitemap'], seconds: 0.0805},
  ]);
});
