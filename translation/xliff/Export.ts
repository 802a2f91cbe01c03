import type {LocaleId} from '../../config/locales.ts';
import {type UnitFile, partsHash, type Unit} from '../segments/Unit.ts';

/** A sentence of the memory that is similar to one to translate. */
export interface Candidate {
  readonly source: string;
  readonly target: string;
  /** Similarity in percent, from 0 to 100. */
  readonly similarity: number;
  /** Page that contains the sentence. */
  readonly origin: string;
}

/** The content of an XLIFF file to write. */
export interface Export {
  readonly to: LocaleId;
  readonly files: readonly UnitFile[];
  /** Returns candidates for a sentence that must be translated, best first. */
  readonly candidatesFor: (text: string) => readonly Candidate[];
}

/** Whether a unit needs no translation. */
export const isDone = ({target, section}: Unit, {behind}: UnitFile): boolean =>
  target !== undefined && !behind.has(section);

/** Returns the units of a file by section, with the heading of each. */
export function sectionsIn({units, headings}: UnitFile): readonly {
  readonly section: string;
  readonly heading: string | undefined;
  readonly units: readonly Unit[];
}[] {
  return [...new Set(units.map(({section}) => section))].map((section) => ({
    section,
    heading: headings.get(section),
    units: units.filter((unit) => unit.section === section),
  }));
}

/** The data in the id of a unit. All tools keep ids, but some drop other attributes. */
export interface UnitId {
  readonly path: string;
  /** `partsHash` of the source and of the target when the file was written. */
  readonly source: string;
  readonly target: string;
}

/** Creates an id that is an XML name token: path, hash of the source and hash of the target. */
export function unitId({path, source, target}: Unit): string {
  return `${path}:${partsHash(source.parts)}:${partsHash(target?.parts)}`;
}

/** Parses an id of `unitId`; returns `undefined` for any other text. */
export function readUnitId(id: string): UnitId | undefined {
  const {path, source, target} =
    /^(?<path>[\w.-]+):(?<source>[0-9a-f]{10}):(?<target>0|[0-9a-f]{10})$/.exec(id)?.groups ?? {};
  return path === undefined || source === undefined || target === undefined
    ? undefined
    : {path, source, target};
}
