import type {BundledLanguage} from 'shiki';
import {theme, tokens} from './theme.ts';
import {toHtml} from './toHtml.ts';

/** Names that mean “no colours”. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext']);

// Shiki is ESM only and jiti, which loads the configuration, requires what is imported statically.
const shiki = import('shiki');

async function highlighter() {
  const {createJavaScriptRegexEngine, getSingletonHighlighter} = await shiki;
  return getSingletonHighlighter({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
}

/** Whether code in the language can be coloured, or is called plain text. */
export async function knowsLanguage(language: string): Promise<boolean> {
  return plainNames.has(language) || (await grammarOf(language)) !== undefined;
}

async function grammarOf(language: string): Promise<BundledLanguage | undefined> {
  const {bundledLanguages} = await shiki;
  const isBundled = (name: string): name is BundledLanguage =>
    Object.hasOwn(bundledLanguages, name);
  return isBundled(language) ? language : undefined;
}

/**
 * Colours code at build time.
 * @param language a name that `knowsLanguage`.
 * @returns HTML: one element a line, classes in place of colours.
 */
export async function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<string> {
  const engine = await highlighter();
  const grammar = await grammarOf(language);
  if (grammar) {
    await engine.loadLanguage(grammar);
  }
  const {tokens: lines} = engine.codeToTokens(code, {
    lang: grammar ?? 'text',
    theme: 'site',
    // Shiki leaves the rest of a line plain after half a second: on a busy machine, pages of the
    // same source would differ from build to build.
    tokenizeTimeLimit: 0,
  });
  return toHtml(
    lines.map((line) =>
      line.map(({content, color}) => {
        const token = tokens.find((candidate) => candidate === color);
        return {content, ...(token && {token})};
      }),
    ),
    marked,
  );
}
