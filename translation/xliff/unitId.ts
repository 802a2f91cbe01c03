import {partsHash, type Unit} from '../segments/Unit.ts';

/** What the id of a unit says. Every tool keeps ids, but not every tool keeps other attributes. */
export interface UnitId {
  readonly path: string;
  /** `partsHash` of the source and of the target when the file was written. */
  readonly source: string;
  readonly target: string;
}

/** An id that is an XML name token: path, hash of the source and hash of the target. */
export function unitId({path, source, target}: Unit): string {
  return `${path}:${partsHash(source.parts)}:${partsHash(target?.parts)}`;
}

/** Reads an id that `unitId` has written; nothing for any other text. */
export function readUnitId(id: string): UnitId | undefined {
  const {path, source, target} =
    /^(?<path>[\w.-]+):(?<source>[0-9a-f]{10}):(?<target>0|[0-9a-f]{10})$/.exec(id)?.groups ?? {};
  return path === undefined || source === undefined || target === undefined
    ? undefined
    : {path, source, target};
}
