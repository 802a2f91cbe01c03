// The package exports its dictionaries, but types only its converters.
declare module 'opencc-js/dict/TWPhrasesRev' {
  /** Entries separated by `|`, each with the Taiwanese word, a space, and its mainland words. */
  const entries: string;
  export default entries;
}
