import {languageTags, otherLocale} from '../../config/locales.ts';
import {xmlText} from '../../plugins/fileFormats/xmlText.ts';
import {isCode, isFree, textOf, type CodeKind, type Part} from '../segments/Part.ts';
import {segmentsOf} from '../segments/segmentsOf.ts';
import type {Unit, UnitFile} from '../segments/Unit.ts';
import {type Export, isDone, sectionsIn, unitId} from './Export.ts';
import {xmlAttributes, xmlContent} from './xml.ts';

/** The XLIFF 2.1 `type` of each kind of code, and the project's subtype. */
const types: Readonly<Record<CodeKind, string>> = {
  code: 'other',
  element: 'other',
  format: 'fmt',
  label: 'ui',
  link: 'link',
  term: 'other',
};

/** Original data of a unit: each code once, by its id. */
class OriginalData {
  readonly #ids = new Map<string, string>();

  idOf(raw: string): string {
    const id = this.#ids.get(raw) ?? `d${this.#ids.size + 1}`;
    this.#ids.set(raw, id);
    return id;
  }

  toString(): string {
    const data = [...this.#ids].map(([raw, id]) => `<data id="${id}">${xmlText(raw)}</data>`);
    return data.length === 0 ? '' : `<originalData>${data.join('')}</originalData>`;
  }
}

function content(parts: readonly Part[], data: OriginalData): string {
  const closing = (id: number) =>
    parts.filter(isCode).find((code) => code.shape === 'close' && code.id === id)?.raw ?? '';
  return xmlContent(parts, (code) => {
    const {id, shape, kind, raw} = code;
    if (shape === 'close') {
      return '</pc>';
    }
    const common = {
      id,
      type: types[kind],
      subType: `yiju:${kind}`,
      canCopy: 'no',
      canDelete: isFree(code) ? undefined : 'no',
    };
    if (shape === 'alone') {
      return `<ph${xmlAttributes({...common, dataRef: data.idOf(raw), disp: raw})}/>`;
    }
    const references = {dataRefStart: data.idOf(raw), dataRefEnd: data.idOf(closing(id))};
    return `<pc${xmlAttributes({...common, ...references})}>`;
  });
}

function unitElement(unit: Unit, file: UnitFile, {to, candidatesFor}: Export): string {
  const data = new OriginalData();
  const done = isDone(unit, file);
  const matches: string[] = [];
  const segments = segmentsOf(unit, to).map(({source, target}, index) => {
    const id = `s${index + 1}`;
    for (const candidate of done ? [] : candidatesFor(textOf(source))) {
      const attributes = xmlAttributes({
        ref: `#${id}`,
        type: 'tm',
        similarity: candidate.similarity,
        origin: candidate.origin,
      });
      matches.push(
        `<mtc:match${attributes}><source>${xmlText(candidate.source)}</source><target>${xmlText(candidate.target)}</target></mtc:match>`,
      );
    }
    const state = xmlAttributes({
      id,
      state: done ? 'final' : 'initial',
      subState: !done && target ? 'yiju:behind' : undefined,
    });
    const translation = target ? `<target>${content(target, data)}</target>` : '';
    const gap =
      index > 0 && to === 'zh'
        ? '<ignorable><source> </source><target></target></ignorable>\n'
        : '';
    return `${gap}<segment${state}><source>${content(source, data)}</source>${translation}</segment>`;
  });
  return [
    `<unit${xmlAttributes({id: unitId(unit), name: unit.kind})}>`,
    ...(matches.length === 0 ? [] : [`<mtc:matches>${matches.join('')}</mtc:matches>`]),
    `<notes><note category="place">${xmlText(`${file.sourceFile}:${unit.line}, ${unit.kind}`)}</note></notes>`,
    ...(data.toString() === '' ? [] : [data.toString()]),
    ...segments,
    '</unit>',
  ].join('\n');
}

function fileElement(file: UnitFile, index: number, written: Export): string {
  const groups = sectionsIn(file).map(({section, heading, units}, number) =>
    [
      `<group${xmlAttributes({id: `g${number + 1}`, name: section})}>`,
      ...(heading === undefined
        ? []
        : [`<notes><note category="heading">${xmlText(heading)}</note></notes>`]),
      ...units.map((unit) => unitElement(unit, file, written)),
      '</group>',
    ].join('\n'),
  );
  return [
    `<file${xmlAttributes({id: `f${index + 1}`, original: file.sourceFile})}>`,
    `<notes><note category="page">${xmlText(file.title)}</note></notes>`,
    ...groups,
    '</file>',
  ].join('\n');
}

/** Writes texts to translate as XLIFF 2.1 with candidates of the module “Translation Candidates”. */
export function writeXliff21(written: Export): string {
  const attributes = xmlAttributes({
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    'xmlns:mtc': 'urn:oasis:names:tc:xliff:matches:2.0',
    version: '2.1',
    srcLang: languageTags[otherLocale(written.to)],
    trgLang: languageTags[written.to],
    'xml:space': 'preserve',
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff${attributes}>`,
    ...written.files.map((file, index) => fileElement(file, index, written)),
    '</xliff>',
    '',
  ].join('\n');
}
