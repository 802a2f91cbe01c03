import {expect, it} from 'vitest';
import {describeFinding} from '../Check.ts';
import {interfaceTexts} from '../interfaceTexts.ts';
import {plainWordsCheck} from '../plainWords.ts';
import {loadFixture} from './loadFixture.ts';

it.each([
  ['broken', /^i18n\/en\/code\.json:3 the file is not valid JSON .* write JSON/],
  ['without-text', /^i18n\/en\/code\.json:3 “a\.two” has no text\. Write/],
])(
  'interface texts that cannot be read (%s) are one finding with its line',
  async (name, words) => {
    const site = await loadFixture(`interface-texts/${name}`);
    const findings = [...(await interfaceTexts.find(site)), ...(await plainWordsCheck.find(site))];
    expect(findings.map(describeFinding)).toEqual([expect.stringMatching(words)]);
  },
);
