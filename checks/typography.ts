import {format, loadConfig} from 'autocorrect-node';
import {interfaceMessages} from '../content/interface/interfaceMessages.ts';
import {textBlocks} from '../content/text/textBlocks.ts';
import {gap} from '../content/text/textParts.ts';
import {messagesFile} from '../plugins/messages/readMessages.ts';
import type {Check, PlacedFinding} from './Check.ts';
import {messageBlocks} from './text/messageBlocks.ts';

// This rule would put commas into “2014、2015” because most of such a line is Latin.
loadConfig(JSON.stringify({rules: {'halfwidth-punctuation': 0}}));

/**
 * Markdown closes “**先导出。**” only if a space follows, so that space is needed.
 * The space is invisible after full-width punctuation, whose glyphs include white space.
 */
const spaceAfterSign = /(?<=[。，；：！？”】）]) /g;

/** Half-width punctuation between a Latin word and Chinese, which the rule left out above would find. */
const halfWidthSign = /(?<=[A-Za-z0-9%)\]”】])([,;:?!]) ?(?=[\p{Script=Han}“【（])/gu;
const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
};

/** A Latin full stop after a Latin word that ends a Chinese sentence. */
const halfWidthEnd = /(?<=\p{Script=Han} ?[A-Za-z0-9-]+)\.$/u;

/** Sets a text as Chinese text should be. */
const setWell = (text: string): string =>
  format(text)
    .replace(halfWidthSign, (_, sign: string) => fullWidth[sign] ?? sign)
    .replace(halfWidthEnd, '。');

/** Code and keys are treated as Latin words in a sentence. */
const latinWord = 'A';
/** Number of characters shown on both sides of the first difference. */
const context = 8;

/** Returns the first difference of two texts with the characters around it. */
function firstDifference(
  before: string,
  after: string,
): {readonly at: number; readonly old: string; readonly wanted: string} {
  const at = [...before].findIndex((_, index) => before[index] !== after[index]);
  const around = (text: string) => text.slice(Math.max(0, at - context), at + context + 1);
  return {at, old: around(before), wanted: around(after)};
}

function findingsIn(
  file: string,
  text: string,
  lineAt: (offset: number) => number,
): PlacedFinding[] {
  const before = text.replace(spaceAfterSign, '').replaceAll(gap, latinWord);
  const after = setWell(before);
  if (after === before) {
    return [];
  }
  const {at, old, wanted} = firstDifference(before, after);
  return [
    {
      file,
      line: lineAt(at),
      problem: `“…${old}…” is not set as Chinese text should be.`,
      fix: `Write “…${wanted}…”, or put it into a code span if it is code.`,
    },
  ];
}

export const typography: Check = {
  name: 'typography',
  refuses: 'Chinese text without spaces around Latin words, or with half-width punctuation',
  find: async (site) => [
    ...site.documents
      .filter(({locale}) => locale === 'zh')
      .flatMap((document) =>
        [...textBlocks(document)].flatMap(({text, lineAt}) =>
          findingsIn(document.file, text, lineAt),
        ),
      ),
    ...(await messageBlocks(site.root, 'zh')).flatMap(({text, lineAt}) =>
      findingsIn(messagesFile, text, lineAt),
    ),
    ...interfaceMessages(site.root).flatMap(({file, line, message}) =>
      findingsIn(file, message, () => line),
    ),
  ],
};
