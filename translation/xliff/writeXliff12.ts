import {languageTags, otherLocale} from '../../config/locales.ts';
import {xmlText} from '../../plugins/fileFormats/xmlText.ts';
import {textOf, type Code, type CodeKind, type Part} from '../segments/Part.ts';
import {segmentsOf} from '../segments/segmentsOf.ts';
import type {Unit, UnitFile} from '../segments/Unit.ts';
import {type Export, isDone, sectionsIn, unitId} from './Export.ts';
import {xmlAttributes, xmlContent} from './xml.ts';

const pairType: Readonly<Record<CodeKind, string>> = {
  code: 'x-code',
  element: 'x-element',
  format: 'x-format',
  label: 'x-label',
  link: 'link',
  term: 'x-term',
};

function writeCode({id, shape, kind, raw}: Code): string {
  switch (shape) {
    case 'alone':
      return `<ph${xmlAttributes({id, ctype: `x-${kind}`})}>${xmlText(raw)}</ph>`;
    case 'open':
      return `<bpt${xmlAttributes({id, ctype: pairType[kind]})}>${xmlText(raw)}</bpt>`;
    case 'close':
      return `<ept${xmlAttributes({id})}>${xmlText(raw)}</ept>`;
  }
}

const content = (parts: readonly Part[]) => xmlContent(parts, writeCode);

function unitElements(unit: Unit, file: UnitFile, {to, candidatesFor}: Export): string[] {
  const done = isDone(unit, file);
  const segments = segmentsOf(unit, to);
  const id = unitId(unit);
  return segments.map(({source, target}, index) => {
    const attributes = xmlAttributes({
      id: `${id}:${index + 1}-${segments.length}`,
      resname: unit.kind,
      approved: done ? 'yes' : 'no',
    });
    const state = done ? 'final' : 'needs-review-translation';
    const candidates = done ? [] : candidatesFor(textOf(source));
    return [
      `<trans-unit${attributes}>`,
      `<source>${content(source)}</source>`,
      ...(target ? [`<target state="${state}">${content(target)}</target>`] : []),
      `<note from="place">${xmlText(`${file.sourceFile}:${unit.line}, ${unit.kind}`)}</note>`,
      ...candidates.map(
        (candidate) =>
          `<alt-trans${xmlAttributes({'match-quality': `${candidate.similarity}%`, origin: candidate.origin})}><source>${xmlText(candidate.source)}</source><target>${xmlText(candidate.target)}</target></alt-trans>`,
      ),
      '</trans-unit>',
    ].join('\n');
  });
}

function fileElement(file: UnitFile, written: Export): string {
  const attributes = xmlAttributes({
    original: file.sourceFile,
    'source-language': languageTags[otherLocale(written.to)],
    'target-language': languageTags[written.to],
    datatype: 'x-mdx',
    'xml:space': 'preserve',
  });
  const groups = sectionsIn(file).map(({section, heading, units}, index) =>
    [
      `<group${xmlAttributes({id: `g${index + 1}`, resname: section})}>`,
      `<note from="heading">${xmlText(heading ?? section)}</note>`,
      ...units.flatMap((unit) => unitElements(unit, file, written)),
      '</group>',
    ].join('\n'),
  );
  const header = `<header><note from="page">${xmlText(file.title)}</note></header>`;
  return [`<file${attributes}>`, header, '<body>', ...groups, '</body>', '</file>'].join('\n');
}

/** Writes texts to translate as XLIFF 1.2 with candidates in `alt-trans`. */
export function writeXliff12(written: Export): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    ...written.files.map((file) => fileElement(file, written)),
    '</xliff>',
    '',
  ].join('\n');
}
