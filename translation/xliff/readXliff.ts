import type {XmlDocument, XmlElement, XmlNode} from 'libxml2-wasm';
import {parseXml, UnreadableFile, type Xml} from './xml.ts';

/** A part of a target: text, or the number of a code. */
export type ReadPart = string | {readonly id: string; readonly shape: 'alone' | 'open' | 'close'};

/** A unit as a translation tool returned it. */
export interface ReadUnit {
  readonly id: string;
  /** Line of the XLIFF file. */
  readonly line: number;
  /** Targets of its segments in order; `undefined` if a segment has none. */
  readonly targets: readonly (readonly ReadPart[] | undefined)[];
  /** Names of elements that a target may not contain. */
  readonly unknown: readonly string[];
}

export interface ReadFile {
  /** Source file of the texts, from the root of the project. */
  readonly original: string;
  readonly units: readonly ReadUnit[];
}

export interface ReadXliff {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** The source files, each once. */
  readonly files: readonly ReadFile[];
}

const namespaces = {
  '2': 'urn:oasis:names:tc:xliff:document:2.0',
  '1': 'urn:oasis:names:tc:xliff:document:1.2',
} as const;

const isElement = (node: XmlNode): node is XmlElement => 'attrs' in node;

/** Comments and processing instructions are not part of the translation. */
const isText = (node: XmlNode, {XmlText, XmlCData}: Xml) =>
  node instanceof XmlText || node instanceof XmlCData;

const valueOf = (element: XmlElement, name: string) => element.attr(name)?.value ?? '';

function* childrenOf(element: XmlElement) {
  for (let child = element.firstChild; child; child = child.next) {
    yield child;
  }
}

const elements = (element: XmlElement, ...names: string[]): XmlElement[] =>
  [...childrenOf(element)].flatMap((child) =>
    isElement(child) && names.includes(child.name) ? child : [],
  );

/** Returns the character with a hexadecimal code; `undefined` if no page can hold it. */
function characterOf(hex: string): string | undefined {
  const code = Number.parseInt(hex, 16);
  const character = code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return /^[\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]$/u.test(character)
    ? character
    : undefined;
}

/** Yields the inline content of both versions. Elements that only annotate text are dropped. */
function* inline(element: XmlElement, unknown: string[], xml: Xml): Generator<ReadPart> {
  for (const child of childrenOf(element)) {
    if (isText(child, xml)) {
      yield child.content;
    }
    if (!isElement(child)) {
      continue;
    }
    const id = valueOf(child, 'id');
    switch (child.name) {
      case 'ph':
      case 'x':
        yield {id, shape: 'alone'};
        break;
      case 'pc':
      case 'g':
        yield {id, shape: 'open'};
        yield* inline(child, unknown, xml);
        yield {id, shape: 'close'};
        break;
      case 'sc':
      case 'bpt':
      case 'bx':
        yield {id, shape: 'open'};
        break;
      case 'ec':
      case 'ept':
      case 'ex':
        yield {id: valueOf(child, 'startRef') || id, shape: 'close'};
        break;
      case 'cp': {
        const character = characterOf(valueOf(child, 'hex'));
        if (character === undefined) {
          unknown.push('cp');
        } else {
          yield character;
        }
        break;
      }
      case 'mrk':
        yield* inline(child, unknown, xml);
        break;
      case 'sm':
      case 'em':
        break;
      default:
        unknown.push(child.name);
    }
  }
}

function targetOf(segment: XmlElement, unknown: string[], xml: Xml): ReadPart[] | undefined {
  const [target] = elements(segment, 'target');
  const parts = target ? [...inline(target, unknown, xml)] : [];
  const isEmpty = parts.every((part) => typeof part === 'string' && part.trim() === '');
  return isEmpty ? undefined : parts;
}

function unitsOf20(element: XmlElement, xml: Xml): ReadUnit[] {
  return elements(element, 'group', 'unit').flatMap((child): ReadUnit[] => {
    if (child.name === 'group') {
      return unitsOf20(child, xml);
    }
    const unknown: string[] = [];
    const targets = elements(child, 'segment').map((segment) => targetOf(segment, unknown, xml));
    return [{id: valueOf(child, 'id'), line: child.line, targets, unknown}];
  });
}

/** In version 1.2 the sentences of a unit are separate units: `<id>:<number>-<count>`. */
function unitsOf12(element: XmlElement, xml: Xml): ReadUnit[] {
  const found = element.find('.//x:trans-unit', {x: namespaces['1']}).filter(isElement);
  const units = new Map<
    string,
    {line: number; unknown: string[]; targets: (ReadPart[] | undefined)[]}
  >();
  for (const child of found) {
    const whole = valueOf(child, 'id');
    const {
      id = whole,
      number = '1',
      count = '1',
    } = /^(?<id>.*):(?<number>\d{1,4})-(?<count>\d{1,4})$/.exec(whole)?.groups ?? {};
    const unit = units.get(id) ?? {
      line: child.line,
      unknown: [],
      targets: Array.from({length: Number(count)}, () => undefined),
    };
    unit.targets[Number(number) - 1] = targetOf(child, unit.unknown, xml);
    units.set(id, unit);
  }
  return [...units].map(([id, unit]) => ({id, ...unit}));
}

/** Joins the units of each source file, which some translation tools split into several elements. */
function joinedFiles(files: readonly ReadFile[]): ReadFile[] {
  const byOriginal = new Map<string, ReadUnit[]>();
  for (const {original, units} of files) {
    byOriginal.set(original, [...(byOriginal.get(original) ?? []), ...units]);
  }
  return [...byOriginal].map(([original, units]) => ({original, units}));
}

function readRoot(document: XmlDocument, xml: Xml): ReadXliff {
  const {root} = document;
  const version = root.name === 'xliff' ? valueOf(root, 'version') : '';
  if (root.name !== 'xliff' || !/^(?:1\.2|2\.[01])$/.test(version)) {
    throw new UnreadableFile(
      `its root is <${root.name}${version && ` version="${version}"`}>, not <xliff> of version 2.1, 2.0 or 1.2. Import the file that \`npm run i18n -- export\` has written.`,
    );
  }
  const isOld = version === '1.2';
  if (root.namespaceUri !== namespaces[isOld ? '1' : '2']) {
    throw new UnreadableFile(
      `its namespace is “${root.namespaceUri}”, not ${namespaces[isOld ? '1' : '2']}. Import the file that \`npm run i18n -- export\` has written.`,
    );
  }
  const files = elements(root, 'file');
  const languages = files.map((file) =>
    isOld
      ? `${valueOf(file, 'source-language')} ${valueOf(file, 'target-language')}`
      : `${valueOf(root, 'srcLang')} ${valueOf(root, 'trgLang')}`,
  );
  const [first = ' ', ...others] = new Set(languages);
  if (others.length > 0) {
    throw new UnreadableFile('its parts have different languages. Import them one by one.');
  }
  const [sourceLanguage = '', targetLanguage = ''] = first.split(' ');
  return {
    sourceLanguage,
    targetLanguage,
    files: joinedFiles(
      files.map((file) => ({
        original: valueOf(file, 'original'),
        units: isOld ? unitsOf12(file, xml) : unitsOf20(file, xml),
      })),
    ),
  };
}

/**
 * Reads the targets of an XLIFF file of version 1.2, 2.0 or 2.1.
 * @throws UnreadableFile for anything else
 */
export function readXliff(bytes: Uint8Array): Promise<ReadXliff> {
  return parseXml(bytes, readRoot);
}
