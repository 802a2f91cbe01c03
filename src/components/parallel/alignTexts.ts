/** Two corresponding blocks. One is missing if its language has no such block. */
export interface BlockPair {
  readonly own?: Element | undefined;
  readonly other?: Element | undefined;
}

/** The blocks under a heading, or before the first one. */
export interface SectionPair {
  /** Id of the heading, empty for the text before the first one. */
  readonly id: string;
  /** Language in which the section is missing, if any. */
  readonly missing?: 'own' | 'other';
  readonly pairs: readonly BlockPair[];
}

interface Section {
  readonly id: string;
  readonly blocks: Element[];
}

const headings = 'h2, h3';

/** Selects elements that are not text: labels, product marks, ties. */
const aside = '[data-nosnippet], [aria-hidden]';

/**
 * Yields the blocks of a text in order: headings, paragraphs, lists, tables, figures, callouts.
 * Containers of headings are replaced with their content. Each step of a procedure is a block,
 * because steps are long.
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

/** Splits a procedure into procedures of one step each, with consecutive numbers. */
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

/** Returns the kind of a block. Only blocks of the same kind may correspond. */
const kindOf = (block: Element) =>
  block.querySelector(':scope > ol') ? 'STEP' : `${block.tagName}.${block.classList.item(0) ?? ''}`;

/**
 * Pairs the blocks of two sections by the longest common subsequence of their kinds (Hunt and
 * McIlroy, 1976, by dynamic programming). Other blocks have no counterpart.
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
 * Aligns a text with the same text in the other language: sections by the ids of their headings,
 * then their blocks. Sections that one language lacks keep their position.
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
