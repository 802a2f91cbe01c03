import type {Files, ReadFile} from '../engines/Engine.ts';

/** The network of a browser that never waits. */
export const readingFrom =
  (files: Files): ReadFile =>
  (name) => {
    const content = files.get(name);
    if (content === undefined) {
      throw new Error(`The engine asks for ${name}, which it has not built.`);
    }
    return content;
  };
