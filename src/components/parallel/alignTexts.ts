/** Two blocks that say the same. One is missing where the other language has no such block. */
export interface BlockPair {
  readonly own?: Element | undefined;
  readonly other?: Element | undefined;
}

/** What is under a heading, or before the first one. */
export interface SectionPair {
  /** Id of the heading; empty for the text before the first one. */
  readonly id: string;
  /** The section is missing in one of the languages. */
  readonly missing?: 'own' | 'other';
  readonly pairs: readonly BlockPair[];
}

interface Section {
  readonly id: string;
  readonly blocks: Element[];
}

const headings = 'h2, h3';

/** Elements that hold no text: labels beside it, marks of products, ties. */
const aside = '[data-nosnippet], [aria-hidden]';

/**
 * The blocks of a text in order: headings, paragraphs, lists, tables, figures, callouts. Boxes
 * around headings are opened. The steps of a procedure are a block each, as they are long.
 */
function* blocksOf(text: Element): Generator<Element> {
  for (const child of text.children) {
    const list = child.tagName === 'DIV' && child.children.length === 1 && child.children[0];
    if (child.matches(headings)) {
      yield child;
    } else if (child.querySelector(headings)) {
      yield* blocksOf(child);
    } else if (list && list.tagName === 'OL') {
      yield* stepsOf(child, list as HTMLOListElement);
    } else if (!child.matches(aside)) {
      yield child;
    }
  }
}

/** A procedure as procedures of one step each, which go on with the numbers. */
function* stepsOf(box: Element, list: HTMLOListElement): Generator<Element> {
  for (const [index, step] of [...list.children].entries()) {
    const copy = box.cloneNode() as Element;
    const part = list.cloneNode() as HTMLOListElement;
    part.start = list.start + index;
    part.append(step.cloneNode(true));
    copy.append(part);
    yield copy;
  }
}

function sectionsOf(text: Element): readonly Section[] {
  const sections: Section[] = [{id: '', blocks: []}];
  for (const block of blocksOf(text)) {
    if (block.matches(headings)) {
      sections.push({id: block.id, blocks: []});
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections.filter(({blocks}) => blocks.length > 0);
}

/** What a block is: blocks of one kind may say the same. */
const kindOf = (block: Element) =>
  block.querySelector(':scope > ol') ? 'STEP' : `${block.tagName}.${block.classList.item(0) ?? ''}`;

/**
 * Pairs the blocks of two sections: the longest sequence of blocks of the same kinds, and the
 * others alone (Hunt and McIlroy, 1976, by dynamic programming).
 */
function alignBlocks(own: readonly Element[], other: readonly Element[]): readonly BlockPair[] {
  const lengths = Array.from({length: own.length + 1}, () =>
    Array.from({length: other.length + 1}, () => 0),
  );
  const length = (at: number, against: number) => lengths[at]?.[against] ?? 0;
  const isPair = (left: Element | undefined, right: Element | undefined) =>
    left !== undefined && right !== undefined && kindOf(left) === kindOf(right);
  for (let at = own.length - 1; at >= 0; at -= 1) {
    for (let against = other.length - 1; against >= 0; against -= 1) {
      const row = lengths[at] ?? [];
      row[against] = isPair(own[at], other[against])
        ? length(at + 1, against + 1) + 1
        : Math.max(length(at + 1, against), length(at, against + 1));
    }
  }
  const pairs: BlockPair[] = [];
  let at = 0;
  let against = 0;
  while (at < own.length || against < other.length) {
    const [left, right] = [own[at], other[against]];
    if (isPair(left, right)) {
      pairs.push({own: left, other: right});
      at += 1;
      against += 1;
    } else if (
      right === undefined ||
      (left && length(at + 1, against) >= length(at, against + 1))
    ) {
      pairs.push({own: left});
      at += 1;
    } else {
      pairs.push({other: right});
      against += 1;
    }
  }
  return pairs;
}

/**
 * Puts a text beside the same text in the other language: section by section, by the ids of the
 * headings, and block by block. Sections that one language lacks keep their place.
 */
export function alignTexts(own: Element, other: Element): readonly SectionPair[] {
  const left = sectionsOf(own);
  const right = sectionsOf(other);
  const ids = new Set(left.map(({id}) => id));
  const pairs: SectionPair[] = [];
  let next = 0;
  const addMissing = (until: number) => {
    for (const {id, blocks} of right.slice(next, until)) {
      if (!ids.has(id)) {
        pairs.push({id, missing: 'own', pairs: blocks.map((block) => ({other: block}))});
      }
    }
    next = Math.max(next, until);
  };
  for (const {id, blocks} of left) {
    const place = right.findIndex((section) => section.id === id);
    const twin = right[place];
    if (twin) {
      addMissing(place);
      pairs.push({id, pairs: alignBlocks(blocks, twin.blocks)});
      next = Math.max(next, place + 1);
    } else {
      pairs.push({id, missing: 'other', pairs: blocks.map((block) => ({own: block}))});
    }
  }
  addMissing(right.length);
  return pairs;
}
