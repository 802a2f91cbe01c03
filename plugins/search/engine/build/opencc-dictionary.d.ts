// The package exports its dictionaries, but types only its converters.
declare module 'opencc-js/dict/TWPhrasesRev' {
  /** Entries separated by `|`, each the Taiwanese word, a space, and the words for it. */
  const entries: string;
  export default entries;
}
