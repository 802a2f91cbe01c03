/**
 * What an answer is worth that does not have the very words of the query (1). The order is what
 * matters: the surer that it means the same, the more.
 */
export const weights = {
  /** Another inflection: segment, segments. */
  inflection: 0.95,
  /** `ratelimit` for `rate limit`, and the other way round; `utf8` for `UTF-8`. */
  joined: 0.9,
  /** The word is part of a longer Chinese word. */
  inside: 0.8,
  /** The beginning of a word that is still being typed. */
  beginning: 0.8,
  /** A synonym. */
  synonym: 0.75,
  /** The word of another Chinese-speaking region. */
  regional: 0.85,
  /** Pinyin typed for the word. */
  pinyin: 0.8,
  /** Initials of the pinyin of a title. */
  initials: 0.7,
  /** Another word that sounds the same. */
  homophone: 0.75,
  /** The parts of a Chinese word, all of them. */
  parts: 0.6,
  /** Another word of the family: translate, translation. */
  family: 0.6,
  /** … where the documents have the very word, and so may mean another (edition, editor). */
  familyOfKnown: 0.4,
  /** The word is most of a longer Latin word. */
  mostOfLatin: 0.55,
  /** One letter is wrong, missing, too many or swapped. */
  oneEdit: 0.65,
  /** Two edits in a long word. */
  twoEdits: 0.45,
  /** One of the words that say how is asked. */
  stopWord: 0.08,
  /** A word of conversation. */
  weakWord: 0.4,
} as const;
