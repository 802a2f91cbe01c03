import type {BundledLanguage} from 'shiki';
import {theme, tokens} from './theme.ts';
import {toHtml} from './toHtml.ts';

/** Language names for code without colours. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext']);

// The import is dynamic because Shiki is ESM only, and jiti, which loads the configuration,
// converts static imports to `require`.
const shiki = import('shiki');

async function highlighter() {
  const {createOnigurumaEngine, getSingletonHighlighter} = await shiki;
  return getSingletonHighlighter({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

/** Whether the language is plain text or can be coloured. */
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
 * @param language name for which `knowsLanguage` is true
 * @returns HTML with one element per line and classes instead of colours
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
    // By default, Shiki stops colouring a line after half a second, so builds of the same source
    // could differ on a busy machine.
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
