import {describe, expect, it} from 'vitest';
import {readTermbase} from '../readTermbase.ts';
import {chineseWords, forbiddenWords, synonymGroups} from '../searchWords.ts';

const terms =
  readTermbase(`id,domain,part_of_speech,status,zh,en,definition_zh,definition_en,zh_admitted,zh_forbidden,en_admitted,en_forbidden
T001,basic,n,preferred,记忆库,translation memory,甲,A,翻译记忆库;TM,翻译内存,memory;TM,memory bank
T002,basic,n,preferred,QTrans,QTrans,乙,B,,,,
T003,basic,n,preferred,句段,segment,丙,C,,TM,,
`);

describe('the words of the termbase', () => {
  it('are groups of synonyms in both languages, including abbreviations and forbidden words', () => {
    expect(synonymGroups(terms)).toEqual([
      ['记忆库', '翻译记忆库', 'TM', 'translation memory', 'memory', '翻译内存', 'memory bank'],
      ['句段', 'segment', 'TM'],
    ]);
  });

  it('that are forbidden are listed, unless another entry has the same name', () => {
    expect(forbiddenWords(terms)).toEqual(['memory bank', '翻译内存']);
  });

  it('that are Chinese are listed for the segmenter', () => {
    expect(chineseWords(terms)).toEqual(['句段', '翻译内存', '翻译记忆库', '记忆库']);
  });
});
