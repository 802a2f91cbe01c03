import type {Pair} from './waterFilter.ts';

/** Languages of the practice alignment. */
export const storySource = 'zh-CN';
export const storyTarget = 'en-US';

/** Sentences of one language and their counterparts in the other. */
export interface AlignedRow {
  readonly source: readonly string[];
  readonly target: readonly string[];
}

/** A paragraph, with the rows of its correct alignment. */
export type AlignedParagraph = readonly AlignedRow[];

const pair = (source: string, target: string): AlignedRow => ({
  source: [source],
  target: [target],
});

/** The story. One row has two sentences on its left side (2:1), one has two on its right (1:2). */
export const clockStory: readonly AlignedParagraph[] = [
  [
    pair('镇上的大钟停了。', 'The big clock of the town had stopped.'),
    pair('没有人记得是从哪一天开始的。', 'Nobody remembered on which day.'),
  ],
  [
    pair(
      '钟匠老周背上工具箱，爬上钟楼。',
      'Old Zhou, the clockmaker, took his toolbox and climbed the tower.',
    ),
    {
      source: ['楼梯一共有九十九级。', '他在半路歇了两次。'],
      target: ['There were ninety-nine steps, and he rested twice on the way.'],
    },
  ],
  [
    {
      source: ['他打开钟盒，看见齿轮中间有一个鸟窝，里面躺着三枚蓝色的蛋。'],
      target: [
        'He opened the clock case and found a nest between the wheels.',
        'Three blue eggs lay in it.',
      ],
    },
    pair('老周轻轻合上了工具箱。', 'Old Zhou closed his toolbox without a sound.'),
  ],
  [
    pair(
      '第二天，镇长问大钟什么时候能走。',
      'The next day the mayor asked when the clock would run.',
    ),
    pair('老周说，要等三个星期。', 'Old Zhou said that it would take three weeks.'),
  ],
  [
    pair('这三个星期，大家看着太阳过日子。', 'For three weeks people told the time by the sun.'),
    pair('奇怪的是，没有一个人迟到！', 'Strangely enough, nobody was late!'),
  ],
  [
    pair('后来小鸟飞走了，大钟又敲响了。', 'Then the birds flew away, and the clock struck again.'),
    pair(
      '从那以后，它每年春天都要停三个星期。',
      'Since that year it has stopped for three weeks every spring.',
    ),
  ],
];

/** Returns the rows as a memory contains them, with a space between English sentences. */
export function storyPairs(): Pair[] {
  return clockStory
    .flat()
    .map(({source, target}) => ({source: source.join(''), target: target.join(' ')}));
}
