import {sourceLanguage, targetLanguage} from '../../../scripts/samples/data/waterFilter.ts';
import {committedFile} from '../../../scripts/samples/__tests__/committed.ts';
import {readDocx} from '../../../scripts/samples/__tests__/read/readDocx.ts';
import {readTmx} from '../../../scripts/samples/__tests__/read/readTmx.ts';
import {segments} from '../../../scripts/samples/__tests__/segments.ts';
import {similarity} from '../../../scripts/samples/__tests__/similarity.ts';

/** Default of the setting *Minimum match rate*, in percent. */
const minimumRate = 70;

/** The segments that show each feature of the practice document, counted from 1. */
export interface PracticeDocument {
  readonly segments: readonly string[];
  readonly exact: readonly number[];
  /** Fuzzy matches that differ in words. */
  readonly otherWord: readonly number[];
  /** Fuzzy matches that differ in a number only. */
  readonly otherNumber: readonly number[];
  readonly tagged: readonly number[];
  /** The first segment of the repeated text and the later ones. */
  readonly repeated: readonly number[];
  /** Near repetitions: they match an earlier segment, not the memory. */
  readonly near: readonly number[];
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');

/** Reads the practice document and its memory, as a project with the default settings does. */
export async function practiceDocument(): Promise<PracticeDocument> {
  const paragraphs = await readDocx(committedFile('yicat/water-filter.docx'));
  const texts = paragraphs.flatMap(({text}) => segments(text));
  const bold = paragraphs.flatMap(({strong}) => strong);
  const memory = readTmx(
    committedFile('yicat/water-filter-memory.tmx'),
    sourceLanguage,
    targetLanguage,
  ).map(({source}) => source);
  const rate = (text: string, among: readonly string[]) =>
    Math.max(0, ...among.map((other) => similarity(text, other)));
  const isFuzzy = (text: string) => rate(text, memory) >= minimumRate && rate(text, memory) < 100;
  const onlyNumber = (text: string) =>
    memory.some((source) => withoutNumbers(source) === withoutNumbers(text));
  const where = (holds: (text: string, index: number) => boolean) =>
    texts.flatMap((text, index) => (holds(text, index) ? [index + 1] : []));
  return {
    segments: texts,
    exact: where((text) => rate(text, memory) === 100),
    otherWord: where((text) => isFuzzy(text) && !onlyNumber(text)),
    otherNumber: where((text) => isFuzzy(text) && onlyNumber(text)),
    tagged: where((text) => bold.some((part) => text.includes(part))),
    repeated: where((text) => texts.filter((other) => other === text).length > 1),
    near: where((text, index) => {
      const before = rate(text, texts.slice(0, index));
      return before >= minimumRate && before < 100 && rate(text, memory) < minimumRate;
    }),
  };
}
