import type {Page} from './Page.ts';

/**
 * Finds code that no strict policy may allow, and returns messages with page and remedy.
 * @param scriptOrigin the only other origin that scripts may come from
 */
export function refusedCode(pages: readonly Page[], scriptOrigin?: string): string[] {
  const messages = pages.flatMap((page) => [
    ...page.styleElements.map(
      (text) =>
        `<style>${text.slice(0, 40)}… on ${page.file} is not allowed. Move it into a stylesheet.`,
    ),
    ...page.handlers.map(
      (name) =>
        `The attribute ${name} on ${page.file} is not allowed. Add the listener in a client module.`,
    ),
    ...page.scriptOrigins
      .filter((origin) => origin !== scriptOrigin)
      .map(
        (origin) =>
          `A script from ${origin} on ${page.file} is not allowed. Serve it from this site, or set ANALYTICS_URL.`,
      ),
  ]);
  return onePerProblem(messages);
}

/** Keeps the first page of each problem, because the same problem is usually on every page. */
function onePerProblem(messages: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const message of messages) {
    const problem = message.replace(/ on \S+ is not /, ' ');
    if (!first.has(problem)) {
      first.set(problem, message);
    }
  }
  return [...first.values()];
}
