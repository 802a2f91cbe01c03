import {languageTags, localeIds, otherLocale, type LocaleId} from '../../config/locales.ts';
import {applyTargets, inLanguage, type NewTarget} from '../segments/applyTargets.ts';
import {joined, samePartsAs, textOf, trimmed, type Part} from '../segments/Part.ts';
import {slotsIn, type Slot} from '../segments/Piece.ts';
import {evenlySpaced, joinSentences} from '../segments/sentences.ts';
import {unwritable} from '../segments/unwritable.ts';
import {partsHash, type Unit, type UnitFile} from '../segments/Unit.ts';
import {checkCodes} from './checkCodes.ts';
import type {ReadFile, ReadUnit, ReadXliff} from './readXliff.ts';
import {readUnitId} from './Export.ts';

/** A unit that cannot be imported. */
export interface ImportProblem {
  /** Source file, as the XLIFF file names it. */
  readonly file: string;
  /** Line of the XLIFF file. */
  readonly line: number;
  readonly unit: string;
  /** The problem and its solution. */
  readonly problem: string;
}

export interface ImportResult {
  /** New contents of files, by path from the root of the project. */
  readonly changes: ReadonlyMap<string, string>;
  readonly problems: readonly ImportProblem[];
  /** Numbers of units whose target is new, unchanged, and empty. */
  readonly counts: {readonly changed: number; readonly same: number; readonly empty: number};
}

const again =
  'Export the page again and let the translation tool take the translation from its memory.';

type Outcome = {readonly problem: string} | {readonly target?: NewTarget; readonly empty?: true};

function outcomeOf(
  read: ReadUnit,
  units: ReadonlyMap<string, Unit>,
  {to}: Pick<UnitFile, 'to'>,
): Outcome {
  const id = readUnitId(read.id);
  const unit = id && units.get(id.path);
  if (!id || !unit) {
    return {
      problem: `there is no such text. The page has changed since the export, or the id was changed. ${again}`,
    };
  }
  const [foreign] = read.unknown;
  if (foreign !== undefined) {
    return {
      problem: `its target has the element <${foreign}>, which cannot be written into a page. Take it out in the translation tool.`,
    };
  }
  const given = read.targets.filter((target) => target !== undefined);
  if (given.length === 0) {
    return {empty: true};
  }
  if (partsHash(unit.source.parts) !== id.source) {
    return {
      problem: `its source has changed since the export: “${textOf(unit.source.parts)}”. ${again}`,
    };
  }
  if (given.length < read.targets.length) {
    return {
      problem: `only ${given.length} of its ${read.targets.length} segments have a target. Translate the others, or clear all of them.`,
    };
  }
  const codes = checkCodes(unit, given);
  if ('problem' in codes) {
    return {
      problem: `its target ${codes.problem}. Insert the codes in the translation tool as the source has them.`,
    };
  }
  const parts = joinSentences(
    codes.sentences.map((sentence) => trimmed(joined(sentence))),
    to,
    unit.target?.parts,
  );
  if (unit.target && samePartsAs(evenlySpaced(parts, to), evenlySpaced(unit.target.parts, to))) {
    return {};
  }
  const fault = unwritable(parts, (unit.target ?? unit.source).syntax);
  if (fault !== undefined) {
    return {problem: `its target ${fault}`};
  }
  if (partsHash(unit.target?.parts) !== id.target) {
    return {
      problem: `the other language was changed there after the export, and the import would undo that. ${again}`,
    };
  }
  return {target: {unit, parts}};
}

/** Finds a new part of a file that has some of its texts but not all. */
function additionProblem(file: UnitFile, targets: readonly NewTarget[]): Unit | undefined {
  const given = new Set(targets.map(({unit}) => unit));
  const begun = new Set(targets.map(({unit}) => unit.addition?.piece));
  return file.units.find(
    (unit) => unit.addition && begun.has(unit.addition.piece) && !given.has(unit),
  );
}

/** All texts that the file must contain afterwards, in its order: new ones and unchanged ones. */
function expected(file: UnitFile, targets: readonly NewTarget[]): (readonly Part[])[] {
  const slots = file.target === undefined ? [] : file.readSlots(file.target);
  const edited = new Map(
    targets.map(({unit, parts}) => [unit.target?.start, inLanguage(parts, file.to)]),
  );
  const old = slots.map((slot: Slot) => ({
    at: slot.start,
    order: Infinity,
    parts: edited.get(slot.start) ?? slot.parts,
  }));
  const given = new Map(targets.map(({unit, parts}) => [unit.source, inLanguage(parts, file.to)]));
  const additions = new Map(
    targets.flatMap(({unit: {addition}}) => (addition ? [[addition.piece, addition.at]] : [])),
  );
  const added = [...additions].flatMap(([piece, at]) =>
    slotsIn([piece]).map((slot) => ({
      at,
      order: slot.start,
      parts: given.get(slot) ?? slot.parts,
    })),
  );
  return [...old, ...added]
    .sort((one, other) => one.at - other.at || (one.order < other.order ? -1 : 1))
    .map(({parts}) => parts);
}

/** Returns the first text that the new file would not reproduce exactly. */
function misread(file: UnitFile, text: string, targets: readonly NewTarget[]): string | undefined {
  let slots: readonly Slot[];
  try {
    slots = file.readSlots(text);
  } catch (error) {
    return `the page could not be read any more (${error instanceof Error ? error.message : String(error)})`;
  }
  const wanted = expected(file, targets);
  const index = wanted.findIndex((parts, at) => !samePartsAs(parts, slots[at]?.parts ?? []));
  return index < 0 && wanted.length === slots.length
    ? undefined
    : `“${textOf(wanted[index] ?? [])}” would be read as “${textOf(slots[index]?.parts ?? [])}”`;
}

function importFile(read: ReadFile, file: UnitFile) {
  const units = new Map(file.units.map((unit) => [unit.path, unit]));
  const problems: ImportProblem[] = [];
  const targets: NewTarget[] = [];
  const lines = new Map<Unit, ReadUnit>();
  let same = 0;
  let empty = 0;
  for (const unit of read.units) {
    const outcome = outcomeOf(unit, units, file);
    const report = (problem: string) =>
      problems.push({file: read.original, line: unit.line, unit: unit.id, problem});
    if ('problem' in outcome) {
      report(outcome.problem);
    } else if (outcome.target && lines.has(outcome.target.unit)) {
      report('the file has this text twice, and both have a new target. Delete one of them.');
    } else if (outcome.target) {
      targets.push(outcome.target);
      lines.set(outcome.target.unit, unit);
    } else if (outcome.empty) {
      empty += 1;
    } else {
      same += 1;
    }
  }
  const refuse = (problem: string, unit?: Unit) => {
    const place = (unit && lines.get(unit)) ?? read.units[0];
    problems.push({file: read.original, line: place?.line ?? 1, unit: place?.id ?? '', problem});
  };
  const [first] = targets;
  if (problems.length > 0 || !first) {
    return {problems, targets, same, empty};
  }
  const lacking = additionProblem(file, targets);
  if (lacking) {
    refuse(
      `“${textOf(lacking.source.parts)}” (${lacking.path}) belongs to the same new part of the page and has no target. Translate all of that part, or nothing of it.`,
      targets.find(({unit}) => unit.addition?.piece === lacking.addition?.piece)?.unit,
    );
    return {problems, targets, same, empty};
  }
  const write = (some: readonly NewTarget[]) => applyTargets(file, some);
  const text = write(targets);
  if (misread(file, text, targets) !== undefined) {
    const fault = (some: readonly NewTarget[]) => misread(file, write(some), some);
    // Writing each text separately shows which one is wrong.
    const alone = targets.filter(({unit}) => !unit.addition);
    const culprit = alone.find((target) => fault([target]) !== undefined);
    refuse(
      `${fault(culprit ? [culprit] : targets) ?? 'the texts together would be read otherwise'}. Write it without the signs that are read otherwise, or change that text in ${file.targetFile}.`,
      culprit?.unit,
    );
  }
  return {text, problems, targets, same, empty};
}

const languageOf = (tag: string): LocaleId | undefined =>
  localeIds.find(
    (locale) => tag.toLowerCase().split('-')[0] === languageTags[locale].split('-')[0],
  );

/** Returns the target language of a file if its languages are those of the site. */
export function targetLocale({sourceLanguage, targetLanguage}: ReadXliff): LocaleId | undefined {
  const to = languageOf(targetLanguage);
  return to && languageOf(sourceLanguage) === otherLocale(to) ? to : undefined;
}

/**
 * Computes the changes that the targets of an XLIFF file make. If it reports a problem, no file may
 * be written.
 * @param files the current texts of the site, with every piece that a language lacks
 */
export function importTargets(read: ReadXliff, files: readonly UnitFile[]): ImportResult {
  const byFile = new Map(files.map((file) => [file.sourceFile, file]));
  const changes = new Map<string, string>();
  const problems: ImportProblem[] = [];
  const counts = {changed: 0, same: 0, empty: 0};
  for (const each of read.files) {
    const file = byFile.get(each.original);
    if (!file) {
      const [unit] = each.units;
      const problem = `there is no such page. It was moved or deleted after the export, or the name was changed. ${again}`;
      problems.push({file: each.original, line: unit?.line ?? 1, unit: unit?.id ?? '', problem});
      continue;
    }
    const result = importFile(each, file);
    problems.push(...result.problems);
    counts.changed += result.targets.length;
    counts.same += result.same;
    counts.empty += result.empty;
    if (result.text !== undefined) {
      changes.set(file.targetFile, result.text);
    }
  }
  return {changes, problems, counts};
}
