import {parseDocument} from 'yaml';

const file = /^---\n(?<matter>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/;

export interface FrontMatter {
  /** What the YAML says; anything can stand there. */
  readonly data: unknown;
  /** The text below the front matter. */
  readonly body: string;
  /** Why the YAML cannot be read, with the line in the file. */
  readonly error?: {readonly line: number; readonly message: string};
}

/** Cuts a Markdown file into front matter and text; nothing if it does not start with `---`. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const {matter, body} = file.exec(text)?.groups ?? {};
  if (matter === undefined || body === undefined) {
    return undefined;
  }
  const document = parseDocument(matter, {logLevel: 'silent'});
  const [error] = document.errors;
  return {
    data: error ? undefined : document.toJS(),
    body,
    ...(error && {
      // The opening `---` is line 1 of the file.
      error: {
        line: (error.linePos?.[0].line ?? 0) + 1,
        message: (error.message.split('\n')[0] ?? error.code).replace(/ at line \d.*$/, ''),
      },
    }),
  };
}
