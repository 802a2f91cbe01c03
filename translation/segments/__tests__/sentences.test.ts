import {describe, expect, it} from 'vitest';
import {textOf, type Part} from '../Part.ts';
import {joinSentences, sentencesOf} from '../sentences.ts';

const texts = (parts: readonly Part[], locale: 'zh' | 'en') =>
  sentencesOf(parts, locale).map(textOf);

describe('sentencesOf', () => {
  it.each([
    ['en', 'Open a file. Read it! Done?', ['Open a file.', 'Read it!', 'Done?']],
    ['en', 'Use a format, e.g. TMX. See No. 5.', ['Use a format, e.g. TMX.', 'See No. 5.']],
    ['en', 'It costs 1.5 points. zh.json is kept.', ['It costs 1.5 points. zh.json is kept.']],
    ['en', '1. Open the file.', ['1. Open the file.']],
    ['zh', '打开文件。读一读！好了吗？', ['打开文件。', '读一读！', '好了吗？']],
    ['zh', '他说：“好。”然后离开。', ['他说：“好。”', '然后离开。']],
    ['zh', '列表在这里。“参加 QA”决定检查。', ['列表在这里。', '“参加 QA”决定检查。']],
    ['zh', '版本 1.4 可用；其他不行。', ['版本 1.4 可用；其他不行。']],
  ] as const)('cuts %s “%s”', (locale, text, sentences) => {
    expect(texts([text], locale)).toEqual(sentences);
  });

  const bold = (shape: 'open' | 'close'): Part => ({id: 1, shape, kind: 'format', raw: '**'});

  it('does not cut a pair of codes', () => {
    expect(texts([bold('open'), 'One. Two.', bold('close'), ' Three.'], 'en')).toEqual([
      'One. Two.',
      'Three.',
    ]);
    expect(sentencesOf(['One. ', bold('open'), 'Two.', bold('close')], 'en')).toEqual([
      ['One.'],
      [bold('open'), 'Two.', bold('close')],
    ]);
  });
});

it('joins sentences as each language does', () => {
  expect(joinSentences([['One.'], ['Two.']], 'en')).toEqual(['One. Two.']);
  expect(joinSentences([['一。'], ['二。']], 'zh')).toEqual(['一。二。']);
  expect(joinSentences([['见 TMX 1.4.'], ['二。']], 'zh')).toEqual(['见 TMX 1.4. 二。']);
  expect(joinSentences([['新一。'], ['二。']], 'zh', ['一。 二。'])).toEqual(['新一。 二。']);
  expect(joinSentences([['一。'], ['二。'], ['三。']], 'zh', ['一。 二。'])).toEqual([
    '一。二。三。',
  ]);
});
