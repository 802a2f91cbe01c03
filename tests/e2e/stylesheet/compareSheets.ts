/** A difference: an element, and its styles with each of the two sheets. */
export interface Difference {
  readonly element: string;
  readonly property: string;
  readonly trimmed: string;
  readonly untrimmed: string;
}

export interface Comparison {
  readonly elements: number;
  readonly differences: readonly Difference[];
  /** Selectors that only the untrimmed sheet has and that match something, whatever its state. */
  readonly missing: readonly string[];
}

/**
 * Compares how a page looks with its own stylesheet and with another one; runs in the browser. For
 * every element and its pseudo-elements, every property is compared that one of the sheets sets
 * anywhere. Inactive states, such as `:hover`, are left out of the selectors that only the other
 * sheet has, and the rest of such a selector must match nothing.
 * @param sheets selector of the page's inline styles, and the address of the others
 */
export async function compareSheets(sheets: {
  readonly own: string;
  readonly other: string;
}): Promise<Comparison> {
  const pseudoElements = (element: Element) => [
    '',
    '::before',
    '::after',
    ...(element.matches('li, summary') ? ['::marker'] : []),
    ...(element.matches('input') ? ['::placeholder'] : []),
    ...(element.matches('[popover], dialog') ? ['::backdrop'] : []),
  ];
  const states =
    /:(hover|active|focus(-visible|-within)?|visited|target|checked|disabled|open|popover-open|placeholder-shown|fullscreen)(?![\w-])|::[\w-]+(\([^)]*\))?/g;

  const rulesOf = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule, ...rulesOf(rule.cssRules)]
        : 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
          ? rulesOf(rule.cssRules as CSSRuleList)
          : [],
    );
  /** Splits a list of selectors at the commas outside of brackets at any depth. */
  const selectorsIn = (list: string): string[] => {
    const ends = [-1];
    let depth = 0;
    [...list].forEach((character, place) => {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      if (character === ',' && depth === 0) {
        ends.push(place);
      }
    });
    return ends.map((end, index) => list.slice(end + 1, ends[index + 1]).trim());
  };
  const selectorsOf = (rules: readonly CSSStyleRule[]) =>
    new Set(rules.flatMap((rule) => selectorsIn(rule.selectorText)));

  const own = document.querySelector<HTMLLinkElement | HTMLStyleElement>(sheets.own);
  if (!own?.sheet) {
    throw new Error(`The page has no styles at ${sheets.own}.`);
  }
  const other = document.createElement('link');
  other.rel = 'stylesheet';
  other.href = sheets.other;
  // It is next to the own sheet, so that the cascade stays the same, and disabled until compared.
  other.media = 'not all';
  await new Promise((resolve, reject) => {
    other.addEventListener('load', resolve);
    other.addEventListener('error', () => {
      reject(new Error(`${sheets.other} does not load`));
    });
    own.after(other);
  });
  if (!other.sheet) {
    throw new Error(`${sheets.other} is no stylesheet`);
  }

  const rules = {own: rulesOf(own.sheet.cssRules), other: rulesOf(other.sheet.cssRules)};
  const properties = [
    ...new Set(
      // `all` resets only properties that other rules set, and their lists contain those.
      [...rules.own, ...rules.other].flatMap(({style}) => (style.all === '' ? [...style] : [])),
    ),
  ].filter((name) => !name.startsWith('--'));
  const elements = [
    ...document.body.querySelectorAll('*'),
    document.body,
    document.documentElement,
  ];

  const look = () => {
    // Animations are compared at their start, transitions at their end; the end of one transition may
    // start another, in elements that inherit the property. Collapsed content only starts transitions
    // and gets a position when its layout is requested.
    const changing = () => {
      elements.forEach((element) => {
        element.getBoundingClientRect();
        return getComputedStyle(element).color;
      });
      return document.getAnimations().filter((one) => one instanceof CSSTransition);
    };
    for (let now = changing(); now.length > 0; now = changing()) {
      now.forEach((one) => one.finish());
    }
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return elements.map((element) =>
      pseudoElements(element).map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const absent =
          /before|after/.test(pseudo) && (style.content === 'none' || style.content === 'normal');
        return absent ? '' : properties.map((name) => style.getPropertyValue(name)).join('\n');
      }),
    );
  };

  const trimmed = look();
  other.media = 'all';
  own.sheet.disabled = true;
  const untrimmed = look();
  const known = selectorsOf(rules.own);
  // Custom properties show in other properties; rules without a state have already been compared.
  const telling = rules.other.filter(
    ({style, selectorText}) =>
      [...style].some((name) => !name.startsWith('--')) || selectorText.search(states) >= 0,
  );
  const missing = [...selectorsOf(telling)].filter((selector) => {
    if (known.has(selector)) {
      return false;
    }
    const stateless = selector
      // The spaces around a combinator do not mean descendants.
      .replace(/\s*([>+~,])\s*/g, '$1')
      .replace(states, '')
      .replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
    return CSS.supports(`selector(${stateless})`) && document.querySelector(stateless) !== null;
  });
  own.sheet.disabled = false;
  other.remove();

  const differences = elements.flatMap((element, e) =>
    pseudoElements(element).flatMap((pseudo, p): Difference[] => {
      const [one, two] = [trimmed[e]?.[p] ?? '', untrimmed[e]?.[p] ?? ''];
      if (one === two) {
        return [];
      }
      const [ones, twos] = [one.split('\n'), two.split('\n')];
      const at = ones.findIndex((value, index) => value !== twos[index]);
      return [
        {
          element: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`,
          property: properties[at] ?? '',
          trimmed: ones[at] ?? '',
          untrimmed: twos[at] ?? '',
        },
      ];
    }),
  );
  return {elements: elements.length, differences: differences.slice(0, 20), missing};
}
