import {addTo} from '../../src/lib/addTo.ts';
import {isCode, isFree, type Code, type Part} from '../segments/Part.ts';
import type {Unit} from '../segments/Unit.ts';
import type {ReadPart} from './readXliff.ts';

const byId = (parts: readonly Part[]): Map<string, Code[]> => {
  const codes = new Map<string, Code[]>();
  for (const code of parts.filter(isCode)) {
    addTo(codes, String(code.id), code);
  }
  return codes;
};

const shown = ({raw, id}: Code) => `${id} (${raw.length > 60 ? `${raw.slice(0, 60)}…` : raw})`;

/**
 * Puts the codes of a unit into the target that a translation tool returned. The target must have
 * all codes of the source, except bold, italics, labels, and those that the previous target omitted.
 * It may also use codes of the previous target.
 * @param targets the target of each segment
 * @returns the parts of each segment, or the problem with the codes
 */
export function checkCodes(
  unit: Unit,
  targets: readonly (readonly ReadPart[])[],
): {readonly sentences: Part[][]} | {readonly problem: string} {
  const source = byId(unit.source.parts);
  const former = byId(unit.target?.parts ?? []);
  const sentences = targets.map((): Part[] => []);
  const used = new Set<string>();
  const open: string[] = [];
  const all = targets.flatMap((target, index) => target.map((part) => ({part, index})));
  for (const {part, index} of all) {
    const sentence = sentences[index] ?? [];
    if (typeof part === 'string') {
      sentence.push(part.replace(/\s*[\n\r\t]\s*/g, ' '));
      continue;
    }
    const {id, shape} = part;
    const code = (former.get(id) ?? source.get(id))?.find((candidate) => candidate.shape === shape);
    if (!code) {
      return {problem: `has a code ${id || 'without id'} that the unit does not have`};
    }
    if (used.has(`${shape} ${id}`)) {
      return {problem: `has the code ${shown(code)} twice`};
    }
    if (shape === 'close' && open.pop() !== id) {
      return {problem: `closes the code ${shown(code)} where it is not the last one opened`};
    }
    if (shape === 'open') {
      open.push(id);
    }
    used.add(`${shape} ${id}`);
    sentence.push(code);
  }
  const [unclosed] = open;
  if (unclosed !== undefined) {
    return {problem: `opens the code ${unclosed} and does not close it`};
  }
  const missing = [...source].find(
    ([id, [code]]) =>
      code &&
      !isFree(code) &&
      !used.has(`${code.shape} ${id}`) &&
      (unit.target === undefined || former.has(id)),
  )?.[1][0];
  return missing ? {problem: `lacks the code ${shown(missing)}`} : {sentences};
}
