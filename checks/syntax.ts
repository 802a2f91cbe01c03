import type {Check} from './Check.ts';

export const syntax: Check = {
  name: 'syntax',
  refuses: 'files that cannot be read as front matter and MDX',
  find: ({documents}) =>
    documents.flatMap(({file, syntaxError}) =>
      syntaxError
        ? [
            {
              file,
              line: syntaxError.line,
              problem: `The file cannot be read: ${syntaxError.reason.split('\n')[0] ?? ''}.`,
              fix: 'Put braces and angle brackets into code spans, close every component, and keep the front matter valid YAML.',
            },
          ]
        : [],
    ),
};
