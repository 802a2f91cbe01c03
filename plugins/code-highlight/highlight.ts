import type {BundledLanguage, SpecialLanguage} from 'shiki';
import {theme, tokens} from './theme.ts';
import {toHtml} from './toHtml.ts';

// The import is dynamic because Shiki is ESM only, and jiti, which loads the configuration,
// converts static imports to `require`.
const shiki = import('shiki');

/** Whether the language is plain text or can be coloured. */
export async function knowsLanguage(language: string): Promise<boolean> {
  const {bundledLanguages, isPlainLang} = await shiki;
  return isPlainLang(language) || Object.hasOwn(bundledLanguages, language);
}

/**
 * Colours code at build time.
 * @param language name for which `knowsLanguage` is true
 * @returns HTML with one element per line and classes instead of colours
 * @throws Error of Shiki for a language that it does not have
 */
export async function highlight(
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): Promise<string> {
  const {getSingletonHighlighter} = await shiki;
  const highlighter = await getSingletonHighlighter({themes: [theme], langs: [language]});
  const {tokens: lines} = highlighter.codeToTokens(code, {
    lang: language as BundledLanguage | SpecialLanguage,
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
