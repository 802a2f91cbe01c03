import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../config/locales.ts';
import {nodesOf} from '../../../content/nodesOf.ts';
import {parseDocument} from '../../../content/parseDocument.ts';
import {readPost} from '../../../plugins/update-log/readPost.ts';
import * as rules from '../answerRules.ts';
import {addToSidebar, article} from '../article.ts';
import {pageOf} from '../articlePage.ts';
import {collectAnswers} from '../collectAnswers.ts';
import {yamlText} from '../formats.ts';
import {post} from '../post.ts';
import {product} from '../product.ts';
import type {Question, Template} from '../Question.ts';
import {csvRow, term} from '../term.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';

const questions: readonly Question[] = [
  {flag: 'slug', asks: 'Slug', refuses: rules.slug},
  {flag: 'kind', asks: 'Kind', otherwise: 'task', refuses: rules.oneOf(['task', 'faq'])},
];

describe('collectAnswers', () => {
  it('takes options first, asks for the rest, and asks again until the answer fits', async () => {
    const said: string[] = [];
    const answers = ['Not A Slug', '', 'a/b', ''];
    const ask = (text: string) => {
      said.push(text);
      return Promise.resolve(answers.shift() ?? '');
    };
    expect(await collectAnswers(questions, {}, ask)).toEqual({slug: 'a/b', kind: 'task'});
    expect(said).toHaveLength(4);
    expect(said[1]).toContain('“Not A Slug” is not a valid slug');
    expect(said[2]).toContain('An answer is needed');
    expect(said[3]).toBe('Kind [task]: ');
    expect(await collectAnswers(questions, {slug: 'a', kind: 'faq'}, ask)).toEqual({
      slug: 'a',
      kind: 'faq',
    });
  });

  it('names every missing and every wrong option where there is no terminal', async () => {
    await expect(collectAnswers(questions, {})).rejects.toThrow(
      '--slug is missing: Slug\n--kind may be left out: Kind [task]',
    );
    await expect(collectAnswers(questions, {slug: 'A', kind: 'x'})).rejects.toThrow(
      /--slug: “A” is not a valid slug[\s\S]*--kind: “x” is none of task, faq/,
    );
  });
});

it.each(['a\nb', 'a\r\nb'])('collectAnswers refuses the line break of %j', async (title) => {
  const titles: readonly Question[] = [{flag: 'title', asks: 'Title'}];
  await expect(collectAnswers(titles, {title})).rejects.toThrow('--title: Write it on one');
  expect(await collectAnswers(titles, {title: ' a\n'})).toEqual({title: 'a'});
});

describe('rules', () => {
  it.each([
    [rules.slug, 'a/b-c', 'a//b'],
    [rules.slug, 'a/a-b', 'a/a'],
    [rules.slug, 'a/index-b', 'a/index'],
    [rules.slug, 'readme-b', 'readme'],
    [rules.name, 'split-preview', 'a/b'],
    [rules.chinese, '句段', 'segment'],
    [rules.english, 'segment', '句段'],
    [rules.day, '2025-10-16', '2025-10-99'],
    [rules.day, '2024-02-29', '2025-02-30'],
  ])('accept and refuse', (rule, right, wrong) => {
    expect(rule(right)).toBeUndefined();
    expect(rule(wrong)).toBeTypeOf('string');
  });
});

describe('the question', () => {
  const refusal = ({questions: ask}: Template, name: string, answer: string) =>
    ask('.')
      .find(({flag}) => flag === name)
      ?.refuses?.(answer);

  it.each([
    ['intro-en', 'Files < 5 MB open faster.'],
    ['intro-en', 'Files open faster [beta].'],
    ['intro-en', '1. Files open faster.'],
    ['intro-zh', '现在可以\n试验。'],
  ])('%s refuses %j, which a post cannot have', (flag, answer) => {
    expect(refusal(post, flag, answer)).toContain('without Markdown');
    expect(refusal(post, flag, answer.replace(/[<\n[\]]|^1\. /g, ''))).toBeUndefined();
  });

  it('intro refuses the other language first', () => {
    expect(refusal(post, 'intro-zh', 'Faster.')).toBe('Write it in Chinese.');
    expect(refusal(post, 'intro-en', '更快。')).toBe('Write it in English.');
  });

  it.each([
    ['word2', 'is not a valid id'],
    ['two-words', 'is not a valid id'],
    ['index', 'config/sidebars/'],
    ['export', 'a word of JavaScript'],
    ['await', 'a word of JavaScript'],
    ['blog', 'a group of pages'],
    ['support', 'deploy/README.md'],
    ['yicat', 'already exists'],
  ])('id refuses %s', (id, words) => {
    expect(refusal(product, 'id', id)).toContain(words);
    expect(refusal(product, 'id', 'demo')).toBeUndefined();
  });
});

describe('a made page', () => {
  const {root, write} = temporaryFolder('for each test');

  const hostile = 'Insert <ph>, {name} or C:\\{id}.';
  const both = (flag: string) => ({[`${flag}-zh`]: hostile, [`${flag}-en`]: hostile});
  const answers = {id: 'demo', name: 'Demo', date: '2099-10-01', ...both('title')};
  const place = {file: 'x.mdx', locale: 'en', kind: 'article', slug: 'x'} as const;

  /** Returns how often a page shows the answer in its body. */
  function timesShownIn(page: string) {
    const {tree, syntaxError} = parseDocument(place, page);
    expect(syntaxError).toBeUndefined();
    return nodesOf(tree).filter((node) => node.type === 'text' && node.value.trim() === hostile)
      .length;
  }

  it.each([
    ['task', 1],
    ['faq', 2],
  ])('of kind %s shows <, { and \\ of the answers', (kind, times) => {
    const given = {...answers, kind, ...both('description'), ...both('asks')};
    for (const locale of localeIds) {
      expect(timesShownIn(pageOf(given, locale, '2099-10-02'))).toBe(times);
    }
  });

  it('of a post has the introduction as it was written', async () => {
    const intro = String.raw`A & B: "C:\D", at last (50 %)!`;
    const given = {
      ...answers,
      name: 'trial',
      product: 'yicat',
      kind: 'new',
      function: 'trial',
      article: 'yicat:start/what-is-yicat',
      ...both('item'),
      ...both('text'),
      'intro-zh': intro,
      'intro-en': intro,
    };
    const {files} = await post.make(given, root, '2099-10-02');
    const posts = [...files].map(([file, text]) => readPost(file, text));
    expect(posts).toMatchObject([
      {post: {intro}, problems: []},
      {post: {intro}, problems: []},
    ]);
  });

  it('of a post does not replace a post of either language', async () => {
    const given = {...answers, name: 'trial', ...both('intro')};
    const {files} = await post.make(given, root, '2099-10-02');
    for (const [file, text] of files) {
      write(file, text);
      expect(() => post.make(given, root, '2099-10-02')).toThrow(`${file} already exists`);
      rmSync(path.join(root, file));
    }
  });

  it('of a product shows them', async () => {
    for (const file of [
      'config/products.ts',
      'config/sidebars/index.ts',
      'src/components/Mark/drawings.ts',
    ]) {
      write(file, readFileSync(file));
    }
    const {files} = await product.make({...answers, ...both('purpose')}, root, '2099-10-02');
    const landingPages = [...files].filter(([file]) => file.endsWith('/index.mdx'));
    expect(landingPages.map(([, page]) => timesShownIn(page))).toEqual([1, 1]);
  });
});

it('an article cannot have the address of a section', async () => {
  const given = {product: 'plugin', slug: 'mt-plugin', section: 'mt-plugin'};
  await expect(async () => article.make(given, '.', '2099-10-02')).rejects.toThrow(
    'the address of a section',
  );
});

describe('addToSidebar', () => {
  const text = `export const faq = [
  {key: 'one', articles: ['a']},
  {key: 'two', articles: []},
];
`;
  const add = (section: string) =>
    addToSidebar(text, {file: 'config/sidebars/faq.ts', section, slug: 'x'});

  it('adds to the section that is meant, and to no other', async () => {
    expect(await add('one')).toBe(text.replace("['a']", "['a', 'x']"));
    expect(await add('two')).toBe(text.replace('[]', "['x']"));
  });

  it('refuses a section that does not exist', async () => {
    await expect(add('three')).rejects.toThrow('no section “three”');
  });
});

describe('a term', () => {
  const {root, write} = temporaryFolder('for each test');

  it('fits a table with quoted column names', async () => {
    const table = '"zh","id","en","zh_admitted"\n"句段","T001","segment",""\n';
    write('data/termbase.csv', table);
    const answers = {zh: '标记', en: 'tag', 'zh-admitted': '甲; 乙'};
    const {files} = await term.make(answers, root, '2099-10-02');
    expect(files.get('data/termbase.csv')).toBe(`${table}标记,T002,tag,甲; 乙\n`);
  });
});

it.each(['2025-09-12', '0b1', 'yes'])(
  'yamlText quotes %s, which YAML 1.1 reads as no text',
  (text) => {
    expect(yamlText(text)).toBe(`'${text}'`);
    expect(yamlText(`标题：${text}`)).toBe(`标题：${text}`);
  },
);

it('csvRow quotes what a table needs quoted', () => {
  expect(csvRow(['a', 'b, c', 'say "d"'])).toBe('a,"b, c","say ""d"""');
});
