const word = /[\w-]+/g;
/** Matches `\n` in a string, whose letter is not part of the word that follows. */
const escapedSpace = /\\[nrt]/g;
/** Minimum letters of a fragment: minified code is full of `a_` and `-b`. */
const lettersOfFragment = 3;

const squash = (name: string) => name.toLowerCase().replaceAll('-', '');

/**
 * Holds every word of a site's scripts, because a script can give an element any class, id or
 * attribute that it names. Strings, keys and comments are not distinguished: a mistake would remove
 * a needed rule, and the gain would be tiny.
 */
export class ScriptWords {
  readonly #words: ReadonlySet<string>;
  readonly #squashed: ReadonlySet<string>;

  constructor(scripts: Iterable<string>) {
    const texts = Array.from(scripts, (script) => script.replace(escapedSpace, ' '));
    this.#words = new Set(texts.flatMap((text) => text.match(word) ?? []));
    this.#squashed = new Set(Array.from(this.#words, squash));
  }

  /**
   * Whether a script contains the name, its beginning up to a hyphen or underscore, or its end from
   * one on. Code that concatenates names contains such parts (`alert--` and a type).
   */
  mayGenerate(name: string): boolean {
    return (
      this.#words.has(name) ||
      [...name.matchAll(/[-_]/g)].some(
        ({index}) =>
          this.#isFragment(name.slice(0, index + 1)) || this.#isFragment(name.slice(index)),
      )
    );
  }

  /**
   * Does the same for an attribute, which code may also set as a property: `tabIndex`, or `theme`
   * of `dataset` for `data-theme`.
   */
  mayGenerateAttribute(name: string): boolean {
    return (
      this.mayGenerate(name) ||
      this.#squashed.has(squash(name)) ||
      this.#squashed.has(squash(name.replace(/^data-/, '')))
    );
  }

  #isFragment(part: string): boolean {
    return part.replace(/[^a-z]/gi, '').length >= lettersOfFragment && this.#words.has(part);
  }
}
