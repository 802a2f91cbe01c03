// cspell:ignore abiliti aeiou aeiouszy aeiouwxy ation ational ations ative ator ement ibiliti
// cspell:ignore ical icat iciti ional iveness ization izer ment ogue ousness undouble
/** Forms that no suffix rule covers: the most frequent irregular verbs in instructions. */
const irregular = new Map(
  [
    'begin began begun',
    'break broke broken',
    'build built',
    'buy bought',
    'choose chose chosen',
    'come came',
    'do did done does',
    'draw drew drawn',
    'find found',
    'forget forgot forgotten',
    'get got gotten',
    'give gave given',
    'go went gone',
    'hide hid hidden',
    'hold held',
    'keep kept',
    'know knew known',
    'lead led',
    'leave left',
    'lose lost',
    'make made',
    'pay paid',
    'run ran',
    'see saw seen',
    'send sent',
    'show shown',
    'speak spoke spoken',
    'spend spent',
    'take took taken',
    'tell told',
    'think thought',
    'use used using',
    'write wrote written',
    'child children',
    'person people',
    'index indices',
    'datum data',
  ].flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

const vowel = /[aeiouy]/;

/** Replaces British spellings with American ones where they differ by a rule. */
const oneSpelling = (word: string) =>
  word
    .replace(/(?<=.{3})is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz')
    .replace(/(?<=.{3})yse(?=[drs]?$)/, 'yze')
    .replace(/(?<=.{3})our(?=s?$|ed$|ing$|ite)/, 'or')
    .replace(/(?<=.{3})tre(?=s?$)/, 'ter')
    .replace(/(?<=.{3})ogue(?=s?$)/, 'og');

/** Consonant, vowel, consonant: Porter's condition *o, for stems of one syllable. */
const closedSyllable = /^[^aeiou][aeiouy][^aeiouwxy]$/;

const undouble = (word: string) => word.replace(/([^aeiouszy])\1$/, '$1');

/**
 * Returns the common stem of the inflections of an English word: plural, third person, past, -ing
 * (steps 1a to 1c of Porter 1980, without a final e, and with one spelling).
 */
export function inflectionStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const base = irregular.get(word);
  if (base !== undefined) {
    return inflectionStem(base);
  }
  let stem = oneSpelling(word);
  if (/(?:ss|x|z|ch|sh)es$/.test(stem)) {
    stem = stem.slice(0, -2);
  } else if (/.ies$/.test(stem)) {
    stem = stem.length > 4 ? `${stem.slice(0, -3)}y` : stem.slice(0, -1);
  } else if (/[^su]s$/.test(stem) && stem.length > 2) {
    stem = stem.slice(0, -1);
  }
  const shorter = stem.replace(/(?:ing|ed)$/, '');
  if (shorter !== stem && shorter.length > 2 && vowel.test(shorter)) {
    const single = undouble(shorter);
    // notes, noted and noting are forms of note, not of not.
    stem = single === shorter && closedSyllable.test(shorter) ? `${shorter}e` : single;
  } else {
    stem = undouble(stem);
  }
  return (stem.length > 4 ? stem.replace(/e$/, '') : stem).replace(/(?<=[^aeiou])y$/, 'i');
}

const derivations: readonly (readonly [RegExp, string])[] = [
  [/(?:ational|ation|ator|ative|ate)$/, 'at'],
  [/(?:ization|izer|ize|iz)$/, 'iz'],
  [/(?:ibiliti|ibl|abiliti|abl)$/, ''],
  [/(?:fulness|ousness|iveness|ness)$/, ''],
  [/(?:ement|ment)$/, ''],
  [/(?:ional|ion)$/, ''],
  [/(?:ical|icat|iciti|ic)$/, 'ic'],
  [/(?:er|or|ali|al|li|ful|iv)$/, ''],
];

/** Returns the common stem of words of one family: translate, translation, translator. */
export function familyStem(word: string): string {
  const stem = inflectionStem(word);
  for (const [ending, rest] of derivations) {
    const shorter = stem.replace(ending, rest);
    if (shorter !== stem && shorter.length > 3) {
      // confirmation belongs to confirm, but translation to translate: Porter's measure m > 1.
      const root = shorter.replace(/at$/, '');
      return (root.match(/[aeiouy][^aeiouy]/g)?.length ?? 0) > 1 ? root : shorter;
    }
  }
  return stem;
}
