import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isScalar, parseDocument, type Document} from 'yaml';
import {otherLocale, type LocaleId} from '../../config/locales.ts';
import {interfaceMessages} from '../../content/interface/interfaceMessages.ts';
import {
  readStockTexts,
  readTexts,
  textsFile,
  type Texts,
} from '../../content/interface/readTexts.ts';
import {numbered} from './inlineParts.ts';
import type {Part} from './Part.ts';
import type {Slot} from './Piece.ts';
import type {Unit, UnitFile} from './Unit.ts';

/** A placeholder in braces is replaced when the text is shown, so it becomes a code. */
function partsOf(message: string): Part[] {
  return numbered(
    message
      .split(/(\{\w+\})/)
      .map((piece, index) =>
        index % 2 === 0 ? piece : {shape: 'alone' as const, kind: 'code' as const, raw: piece},
      ),
  );
}

function slotOf(json: Document, id: string): Slot | undefined {
  // JSON is a subset of YAML, and the YAML parser gives the position of each value.
  const node = json.getIn([id, 'message'], true);
  const [start, end] = (isScalar(node) ? node.range : undefined) ?? [];
  return !isScalar(node) ||
    typeof node.value !== 'string' ||
    start === undefined ||
    end === undefined
    ? undefined
    : {start: start + 1, end: end - 1, syntax: 'json', parts: partsOf(node.value)};
}

function slotsOf(json: string): ReadonlyMap<string, Slot> {
  const document = parseDocument(json);
  const ids = Object.keys(JSON.parse(json) as Readonly<Record<string, unknown>>);
  return new Map(
    ids.flatMap((id) => {
      const slot = slotOf(document, id);
      return slot ? [[id, slot] as const] : [];
    }),
  );
}

/** The texts of a language: those of the theme, those of the project's code, and overrides. */
async function allTexts(root: string, locale: LocaleId): Promise<Texts> {
  const stock = await readStockTexts(locale === 'zh' ? 'zh-Hans' : 'base');
  const own = interfaceMessages(root).flatMap(({id, message}) =>
    locale === 'zh' && id !== undefined ? [[id, message] as const] : [],
  );
  return new Map([...stock, ...own, ...(await readTexts(root, locale))]);
}

/**
 * Returns the texts of buttons and labels. The project's own Chinese texts are in its code, so only
 * those that override texts of the theme can be translated into Chinese.
 * @param root folder of the project
 */
export async function interfaceUnitFile(root: string, to: LocaleId): Promise<UnitFile> {
  const target = await readFile(path.join(root, textsFile(to)), 'utf8');
  const texts = await allTexts(root, otherLocale(to));
  const units = [...slotsOf(target)].flatMap(([id, slot]): Unit[] => {
    const message = texts.get(id);
    return message === undefined
      ? []
      : [
          {
            path: id.replace(/[^\w.-]/g, '_'),
            section: 'interface',
            line: target.slice(0, slot.start).split('\n').length,
            kind: id,
            source: {start: 0, end: 0, syntax: 'json', parts: partsOf(message)},
            target: slot,
          },
        ];
  });
  return {
    sourceFile: textsFile(otherLocale(to)),
    targetFile: textsFile(to),
    to,
    title: 'Interface',
    source: '',
    target,
    units,
    unplaced: [],
    behind: new Set(),
    headings: new Map(),
    readSlots: (json) => [...slotsOf(json).values()],
  };
}
