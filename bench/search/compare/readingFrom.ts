import type {Files, ReadFile} from '../engines/Engine.ts';

/** Replaces the network of a browser, without any latency. */
export const readingFrom =
  (files: Files): ReadFile =>
  (name) => {
    const content = files.get(name);
    if (content === undefined) {
      throw new Error(`The engine asks for ${name}, which it has not built.`);
    }
    return content;
  };
