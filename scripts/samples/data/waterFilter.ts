import type {Block} from './SampleDocument.ts';

/** Languages of the practice project. */
export const sourceLanguage = 'en-US';
export const targetLanguage = 'zh-CN';

/** The document to translate. */
export const waterFilter: readonly Block[] = [
  {style: 'title', sentences: ['Caring for your water filter']},
  {
    style: 'text',
    sentences: [
      'Read this manual before first use.',
      'Keep it where everyone in the household can find it.',
    ],
  },
  {style: 'heading', sentences: ['Replacing the filter element']},
  {
    style: 'text',
    sentences: [
      [{text: 'Disconnect the power', strong: true}, {text: ' before you open the housing.'}],
      'Wait two minutes until the pressure has dropped.',
      'Turn the housing to the left and lift it off.',
      'Rinse the filter screen under cold water.',
      'Replace the filter element every 12 months.',
      'Check that the sealing ring sits flat.',
      'Run 5 litres of water through the unit before you drink from it.',
    ],
  },
  {style: 'heading', sentences: ['If water drips']},
  {
    style: 'text',
    sentences: [
      'Close the water inlet valve at once.',
      'Check that the sealing ring sits flat.',
      'Check that the sealing ring sits tight.',
      'Put the housing back and switch the unit on again.',
      'If the leak does not stop, call our service on weekdays from 9:00 to 17:30.',
    ],
  },
];

/** A sentence and its translation. */
export interface Pair {
  readonly source: string;
  readonly target: string;
}

/**
 * The memory. Adjacent entries are not adjacent in the document, so that the memory provides no
 * context: identical texts are 100% matches.
 */
export const memory: readonly Pair[] = [
  {source: 'Close the water inlet valve at once.', target: '请立即关闭进水阀。'},
  {source: 'Do not expose the unit to frost.', target: '请勿让设备受冻。'},
  {source: 'Replace the filter element every 6 months.', target: '滤芯每 6 个月更换一次。'},
  {source: 'Read this manual before first use.', target: '请在首次使用前阅读本手册。'},
  {source: 'Rinse the filter element under cold water.', target: '用冷水冲洗滤芯。'},
  {source: 'The warranty covers two years.', target: '保修期为两年。'},
  {
    source: 'Wait two minutes until the pressure has dropped.',
    target: '等待两分钟，直到压力下降。',
  },
  {source: 'Wipe the surface with a soft cloth.', target: '用软布擦拭表面。'},
];

/** A concept of the termbase. */
export interface Concept {
  readonly source: string;
  readonly target: string;
  readonly partOfSpeech: 'noun' | 'verb';
  readonly definition?: {readonly zh: string; readonly en: string};
  readonly note?: {readonly zh: string; readonly en: string};
}

/** The termbase; all terms are preferred terms. */
export const terms: readonly Concept[] = [
  {
    source: 'filter element',
    target: '滤芯',
    partOfSpeech: 'noun',
    definition: {zh: '可更换的过滤部件', en: 'replaceable filtering part'},
  },
  {
    source: 'filter screen',
    target: '滤网',
    partOfSpeech: 'noun',
    definition: {zh: '挡住大颗粒的网', en: 'mesh that holds back large particles'},
    note: {zh: '与滤芯是两个部件', en: 'not the same part as the filter element'},
  },
  {source: 'housing', target: '外壳', partOfSpeech: 'noun'},
  {source: 'sealing ring', target: '密封圈', partOfSpeech: 'noun'},
  {source: 'water inlet valve', target: '进水阀', partOfSpeech: 'noun'},
  {source: 'disconnect the power', target: '断开电源', partOfSpeech: 'verb'},
];
