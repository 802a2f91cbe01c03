import {describe, expect, it} from 'vitest';
import {clockStory, storyPairs, storySource, storyTarget} from '../data/clockStory.ts';
import {committedFile} from './committed.ts';
import {readDocx} from './read/readDocx.ts';
import {readTmx} from './read/readTmx.ts';
import {segments} from './segments.ts';

const paragraphs = async (language: 'zh' | 'en') => {
  const read = await readDocx(committedFile(`aligner/clock_${language}.docx`));
  return read.map(({text}) => segments(text));
};

describe('the practice pair', () => {
  it('has six paragraphs and 13 sentences on each side', async () => {
    const [zh, en] = [await paragraphs('zh'), await paragraphs('en')];
    expect(zh).toEqual(clockStory.map((rows) => rows.flatMap(({source}) => source)));
    expect(en).toEqual(clockStory.map((rows) => rows.flatMap(({target}) => target)));
    expect([zh.length, en.length]).toEqual([6, 6]);
    expect([zh.flat().length, en.flat().length]).toEqual([13, 13]);
  });

  it('gives a memory of 12 pairs, whose sides make up the two texts', async () => {
    const memory = readTmx(committedFile('aligner/clock.tmx'), storySource, storyTarget);
    expect(memory).toEqual(storyPairs());
    expect(memory).toHaveLength(12);
    expect(memory.map(({source}) => source).join('')).toBe(
      (await paragraphs('zh')).flat().join(''),
    );
    expect(memory.map(({target}) => target).join(' ')).toBe(
      (await paragraphs('en')).flat().join(' '),
    );
  });
});
