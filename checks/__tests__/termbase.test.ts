import {expect, it} from 'vitest';
import {describeFinding} from '../Check.ts';
import {terms} from '../terms.ts';
import {readVariants} from '../terms/readVariants.ts';
import {loadFixture} from './loadFixture.ts';

it('a termbase that the build cannot read is a finding with file and line', async () => {
  const findings = await terms.find(await loadFixture('terms/broken'));
  expect(findings.map(describeFinding)).toEqual([
    expect.stringMatching(/^data\/termbase\.csv:3 row “T007”: definition_en is empty\. fill/),
  ]);
});

it('variants are read as the build reads them, without the spaces around them', () => {
  const {forbidden, allowed} = readVariants(
    `id,domain,part_of_speech,status,zh,en,definition_zh,definition_en,zh_admitted,zh_forbidden,en_admitted,en_forbidden
T005,basic,n,preferred,目标语言,target language,甲,A,目标 ; 译语,目的语言 ;,target,destination; aim
`,
  );
  expect(forbidden).toEqual([
    {termId: 'T005', locale: 'zh', variant: '目的语言', preferred: '目标语言'},
    {termId: 'T005', locale: 'en', variant: 'destination', preferred: 'target language'},
    {termId: 'T005', locale: 'en', variant: 'aim', preferred: 'target language'},
  ]);
  expect(allowed).toEqual({
    zh: ['目标语言', '目标', '译语'],
    en: ['target language', 'target'],
  });
});
