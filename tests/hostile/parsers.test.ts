import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {stringify} from 'yaml';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readApiDescriptions} from '../../plugins/api-reference/readApiDescriptions.ts';
import {parseMeta} from '../../plugins/code-highlight/parseMeta.ts';
import {readFrontMatter} from '../../plugins/frontMatter/readFrontMatter.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {messagesFile, readMessages} from '../../plugins/messages/readMessages.ts';
import {readSearches} from '../../plugins/search/client/state/useRecentSearches.ts';
import {cooking, cookingOptions} from '../../plugins/search/engine/__tests__/fixtures/cooking.ts';
import {buildIndex, excerpt, loadIndex, search} from '../../plugins/search/engine/index.ts';
import {IndexFormatError} from '../../plugins/search/engine/format/SerializedIndex.ts';
import {itemHtml} from '../../plugins/update-log/postHtml.ts';
import {readPost} from '../../plugins/update-log/readPost.ts';
import {WriterError} from '../../plugins/writerError/index.ts';
import {acceptedEncodings, canonicalPath, splitUrl} from '../../server/request.ts';
import {escapeStrayPercents} from '../../src/lib/escapeStrayPercents.ts';
import {inlineParts, withoutMarks} from '../../src/lib/inlineParts.ts';
import queries from './queries.json' with {type: 'json'};

// The comment of each property names a fault that the property finds.

/** The fixed seed gives the same inputs on every run, so that a failure can be reproduced. */
const runs = {numRuns: 300, seed: 20261122};

const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 80}),
  fc.string({unit: 'grapheme', maxLength: 80}),
  fc.constantFrom(...queries),
);

/** Generates text that mixes a parser's special characters with other text. */
const textOf = (...signs: readonly string[]) =>
  fc
    .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...signs)}, fc.string({maxLength: 6})), {
      maxLength: 25,
    })
    .map((parts) => parts.join(''));

function holds<Input>(
  arbitrary: fc.Arbitrary<Input>,
  property: (input: Input) => void,
  numRuns = runs.numRuns,
): void {
  fc.assert(fc.property(arbitrary, property), {...runs, numRuns});
}

const lineCount = (text: string) => text.split(/\r\n|\n/).length;

/** Verifies that an error of a parser names the writer's file, a line in it and a remedy. */
function helps(file: string, lines: number, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof WriterError)) {
      throw error;
    }
    expect(error.file).toContain(file);
    expect(error.findings).not.toEqual([]);
    for (const {line, problem, fix} of error.findings) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines);
      expect(`${problem}${fix}`).not.toMatch(/\[object|“undefined”/);
    }
  }
}

describe('front matter', () => {
  const yaml = textOf(
    'a',
    ': ',
    '\n',
    '- ',
    '*a',
    '&a ',
    '"',
    "'",
    '|\n',
    '{',
    '}',
    '[',
    ']',
    '#',
    '!!int ',
    '? ',
    '---\n',
    '\t',
    '<<: ',
  );

  // Finds: `toJS` called for an alias without an anchor, which throws without a line.
  it('is data or an error with a line of the file', () => {
    holds(yaml, (matter) => {
      const text = `---\n${matter}\n---\nbody`;
      const read = readFrontMatter(text);
      expect(text.endsWith(read?.body ?? '')).toBe(true);
      expect(read?.error?.line ?? 1).toBeGreaterThanOrEqual(1);
      expect(read?.error?.line ?? 1).toBeLessThanOrEqual(lineCount(text));
      for (const steps of [[], ['a'], ['a', 0, 'b'], ['__proto__']]) {
        expect(read?.lineOf(steps) ?? 1).toBeLessThanOrEqual(lineCount(text));
      }
    });
  });

  it('refuses references that would grow without limit, with a line', () => {
    const levels = Array.from({length: 12}, (_, n) => {
      const items =
        n === 0
          ? 'x'
          : Array(10)
              .fill(`*a${n - 1}`)
              .join(', ');
      return `a${n}: &a${n} [${items}]`;
    });
    const read = readFrontMatter(`---\n${levels.join('\n')}\n---\n`);
    expect(read?.data).toBeUndefined();
    expect(read?.error?.line).toBeGreaterThanOrEqual(1);
  });

  // Finds: the fences searched within a line, so that `a --- b` ends the block.
  it('gives back what YAML wrote', () => {
    const value = fc.record({
      title: fc.string({unit: 'grapheme'}),
      n: fc.integer(),
      list: fc.array(fc.string()),
    });
    holds(
      value,
      (data) => {
        expect(readFrontMatter(`---\n${stringify(data)}---\n`)?.data).toEqual(data);
      },
      100,
    );
  });
});

describe('tables', () => {
  const cell = fc.oneof(
    textOf(',', '"', ';', ' ', '\u0000', '<b>'),
    fc.constantFrom('T001', 'Y-01', 'yicat', 'faq:invoice'),
  );
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const tableOf = (header: string) =>
    fc
      .array(
        fc.array(cell, {minLength: header.split(',').length, maxLength: header.split(',').length}),
        {maxLength: 4},
      )
      .map((rows) => [header, ...rows.map((cells) => cells.map(quote).join(','))].join('\n'));
  const broken = textOf(',', '"', '""', '\n', '\r\n', 'id', 'T001', '\ufeff');

  for (const [file, read] of [
    ['data/termbase.csv', readTermbase],
    [messagesFile, readMessages],
  ] as const) {
    const header = readFileSync(file, 'utf8').split('\n')[0] ?? '';
    // Finds: an error of the CSV reader that is thrown on without the file.
    it(`${file} is entries or findings with lines`, () => {
      holds(
        fc.oneof(
          tableOf(header),
          broken,
          broken.map((rest) => `${header}\n${rest}`),
        ),
        (csv) => helps(file, lineCount(csv), () => read(csv)),
      );
    });
  }
});

describe('update log', () => {
  const marked = textOf('**', '*', '`', '<b>', '&', '"', '\n', ' ');

  // Finds: a style that drops its text, or one that keeps its marks.
  it('the parts of a line are its text without marks', () => {
    holds(marked, (line) => {
      expect(
        inlineParts(line)
          .map(({text}) => text)
          .join(''),
      ).toBe(withoutMarks(line));
    });
  });

  // Finds: text or title put into the page without `escapeHtml`.
  it('an item brings no elements but its own', () => {
    holds(fc.tuple(marked, anyText), ([text, title]) => {
      const html = itemHtml(
        {id: 'x', product: 'faq', kind: 'new', title, text, article: {title, route: '/docs/faq/x'}},
        {locale: 'en', root: 'https://docs.example.com'},
      );
      const rest = html.replace(/<\/?(?:p|strong|em|code|a)>|<a href="[^"<>]*">/g, '');
      expect(rest).not.toMatch(/[<>"]/);
    });
  });

  // Finds: a key that is read from front matter which is a list or a text.
  it('a post is read, or its problems have a line of the file', () => {
    const item = fc.record(
      {
        product: fc.constantFrom('yicat', 'x', 1),
        kind: fc.constantFrom('new', null),
        id: anyText,
        title: anyText,
        text: anyText,
        article: fc.constantFrom('yicat:overview', 'x', {}),
      },
      {requiredKeys: []},
    );
    const matter = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          title: anyText,
          slug: fc.constantFrom('2026-01-01-a', 'x', 3),
          authors: fc.jsonValue(),
          items: fc.oneof(fc.array(item), fc.jsonValue()),
        },
        {requiredKeys: []},
      ),
    );
    holds(
      fc.tuple(matter, anyText),
      ([data, body]) => {
        const text = `---\n${stringify(data)}---\n${body}`;
        const {post, problems} = readPost('blog/2026-01-01-a.mdx', text);
        expect(post === undefined).toBe(problems.length > 0);
        for (const {line, problem, fix} of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lineCount(text) + 1);
          expect(problem).not.toBe('');
          expect(fix).not.toBe('');
        }
      },
      60,
    );
  });
});

describe('code blocks', () => {
  const lines = textOf('1', '7', '9999999999', '-', '--', ',', ' ').map((list) => `{${list}}`);
  const meta = fc
    .tuple(textOf('title="', '"', '{', '}', 'showLineNumbers', '=false'), lines, anyText)
    .map((parts) => parts.join(' '));

  // Finds: a range that is unrolled whatever its end, which fills the memory.
  it('the first line marks few whole lines', () => {
    holds(meta, (text) => {
      const {marked} = parseMeta(text);
      expect(marked.size).toBeLessThanOrEqual(100_000);
      expect([...marked].every((line) => Number.isSafeInteger(line) && line >= 1)).toBe(true);
    });
  });
});

describe('API descriptions', () => {
  const file = 'data/openapi/http.json';
  const original = readFileSync(file, 'utf8');
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  // Finds: `JSON.parse` outside of its `try`, and a description that is read without its schema.
  it('is read, or refused with file and line', () => {
    const damage = fc.record({
      at: fc.nat(original.length - 1),
      length: fc.nat(40),
      put: textOf('"', '{', '}', '[', ']', ',', 'null', '0'),
    });
    const changed = damage.map(
      ({at, length, put}) => original.slice(0, at) + put + original.slice(at + length),
    );
    const inputs = fc.oneof(fc.json(), changed);
    fc.assert(
      fc.property(inputs, (json) => {
        writeFileSync(path.join(folder, 'x.json'), json);
        helps('x.json', lineCount(json), () => readApiDescriptions(pathToFileURL(`${folder}/`)));
      }),
      {...runs, numRuns: 25},
    );
  });
});

describe('the search', () => {
  const serialized: unknown = JSON.parse(JSON.stringify(buildIndex(cooking, cookingOptions)));
  const index = loadIndex(serialized);

  // Finds: an expression built from the query without its signs escaped.
  it('answers any query with marks inside the excerpt', () => {
    holds(anyText, (query) => {
      expect(search(index, query, 5).length).toBeLessThanOrEqual(5);
      const {text, marks} = excerpt(`红烧肉${query}`, [query.slice(0, 20), '红烧'], 30);
      for (const [start, end] of marks) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    });
  });

  // Finds: a list of the index that is read before its shape is checked.
  it('refuses a damaged index, or answers from it', () => {
    const keys = Object.keys(serialized as object);
    const changed = fc.record({
      key: fc.constantFrom(...keys),
      value: fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.string({maxLength: 30})),
    });
    const cut = fc.record({
      key: fc.constantFrom(...keys),
      at: fc.nat(400),
      put: fc.string({maxLength: 3}),
    });
    const damaged = fc.oneof(
      fc.jsonValue(),
      changed.map(({key, value}) => ({...(serialized as object), [key]: value})),
      cut.map(({key, at, put}) => {
        const value: unknown = Reflect.get(serialized as object, key);
        const damage = (text: string) => text.slice(0, at) + put + text.slice(at + 1);
        return {
          ...(serialized as object),
          [key]: typeof value === 'string' ? damage(value) : value,
        };
      }),
    );
    holds(damaged, (json) => {
      try {
        const read = loadIndex(json);
        expect(search(read, '红烧肉怎么做', 5).length).toBeLessThanOrEqual(5);
      } catch (error) {
        expect(error).toBeInstanceOf(IndexFormatError);
      }
    });
  });

  // Finds: stored searches that are used without asking whether they are texts.
  it('takes texts alone from what a browser has stored', () => {
    holds(fc.oneof(fc.json(), anyText), (stored) => {
      const searches = readSearches(stored);
      expect(searches.length).toBeLessThanOrEqual(5);
      expect(searches.every((entry) => entry.trim() !== '')).toBe(true);
    });
  });
});

describe('addresses', () => {
  const address = textOf(
    '/',
    '//',
    '%',
    '%2',
    '%E4%B8%AD',
    '%E0%A4%A',
    '%00',
    '\\',
    '..',
    '?',
    '#',
    'docs',
    '.html',
    'index.html',
  );

  // Finds: a percent sign of a cut character that stays.
  it('can be decoded when they are made safe, and a second time changes nothing', () => {
    holds(fc.oneof(address, anyText), (text) => {
      const safe = escapeStrayPercents(text);
      expect(() => decodeURIComponent(safe)).not.toThrow();
      expect(escapeStrayPercents(safe)).toBe(safe);
    });
  });

  // Finds: `new URL`, which takes `//host/path` for another host.
  it('are split without an error, and lead to pages that exist', () => {
    const pages = new Set(['/docs.html', '/docs/index.html', '/index.html', '/en/index.html']);
    holds(address, (url) => {
      const {pathname, search: query} = splitUrl(url);
      expect(query === '' || query.startsWith('?')).toBe(true);
      const page = canonicalPath(pathname ?? '/', (file) => pages.has(file));
      expect([undefined, '/docs', '/docs/', '/', '/en/']).toContain(page);
    });
  });

  // Finds: a header that names `br` with the quality 0, or as part of another word.
  it('are answered in a compression that was asked for', () => {
    holds(
      textOf('br', 'gzip', 'deflate', ',', ';q=0', ';q=1', ';q=0.0', ' ', '*', 'x'),
      (header) => {
        const accepted = acceptedEncodings(header);
        for (const name of accepted === '' ? [] : accepted.split(', ')) {
          const wanted = header.split(',').map((part) => part.trim().toLowerCase());
          expect(wanted.some((part) => part.split(/\s*;/)[0] === name)).toBe(true);
        }
      },
    );
  });
});
