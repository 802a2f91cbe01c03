import {spawnSync} from 'node:child_process';
import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {products} from '../../config/products.ts';
import {sidebars} from '../../config/sidebars/index.ts';
import {contentFile} from '../../content/contentFile.ts';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';
import {accept} from '../../translation/command/accept.ts';
import {article} from '../new/article.ts';
import {collectAnswers} from '../new/collectAnswers.ts';
import {post} from '../new/post.ts';
import {product} from '../new/product.ts';
import type {Answers, Template} from '../new/Question.ts';
import {term} from '../new/term.ts';
import {renamePage} from '../rename/renamePage.ts';
import {writeTexts} from '../textFiles.ts';

/** Files and folders that the commands and the content checks read. */
const parts = [
  '.prettierrc.json',
  'blog',
  'bench/search/queries',
  'checks',
  'config',
  'content',
  'data',
  'i18n',
  'package.json',
  'plugins',
  'scripts',
  'src',
  'static/samples',
  'translation',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'writing',
];

const {root, read} = temporaryFolder('for all tests');

beforeAll(() => {
  parts.forEach((part) => cpSync(part, path.join(root, part), {recursive: true}));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});

/** Runs a program of the copy without a terminal. */
function run(program: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    // A larger young generation makes the content checks faster, as in scripts/steps.mjs.
    ['--max-semi-space-size=64', '--import', 'tsx', program, ...args],
    {cwd: root, encoding: 'utf8', input: ''},
  );
  return {ok: status === 0, output: `${stdout}${stderr}`};
}

const pair = (flag: string, zh: string, en: string) => ({[`${flag}-zh`]: zh, [`${flag}-en`]: en});

async function make(template: Template, given: Answers) {
  const answers = await collectAnswers(template.questions(root), given);
  const {files} = await template.make(answers, root, '2099-10-02');
  writeTexts(root, files);
}

const [yicat] = products;
const {id: productId, firstArticle: renamed} = yicat;
const moved = `${renamed}-moved`;
const section = sidebars[productId][0]?.key ?? '';

it('what the commands make and move passes the content checks', async () => {
  await make(article, {
    product: productId,
    slug: 'trial-of-new',
    section,
    audience: 'translator, reviewer',
    ...pair('title', '新建的试验文章', 'A trial article'),
    ...pair('description', '读完本页，您知道试验的结果。', 'It shows what a trial makes.'),
    ...pair('asks', '试验文章从哪里来；试验文章怎么删', 'where does the trial article come from'),
  });
  await make(product, {
    id: 'demo',
    name: 'Demo',
    ...pair('tagline', '演示工具', 'Demo tool'),
    ...pair('purpose', '演示怎样新建产品。', 'Shows how a product is added.'),
    ...pair('need', '看演示', 'See a demo'),
    ...pair('answer', '打开、观看', 'Open, watch'),
    ...pair('menu', '看一次演示', 'See one demo'),
    'accent-dark': '#88bffc',
    'accent-light': '#2d6198',
  });
  // The command asks for one sentence about the product. The writer adds the others.
  for (const [locale, more] of [
    ['zh', '读者先看演示，再自己试一次。'],
    ['en', ' Readers see a demo first and then try it.'],
  ] as const) {
    const file = contentFile({kind: 'article', product: 'demo', slug: 'index'}, locale);
    writeTexts(root, new Map([[file, `${read(file).trimEnd()}${more.repeat(6)}\n`]]));
  }
  await make(post, {
    date: '2099-10',
    name: 'trial',
    ...pair('title', '2099 年 10 月更新：试验', 'October 2099: a trial'),
    ...pair('intro', '现在可以试验。', 'You can try it now.'),
    product: productId,
    kind: 'new',
    function: 'trial-of-new-post',
    ...pair('item', '试验功能', 'A trial function'),
    ...pair('text', '按一个键就能试验。', 'One key starts the trial.'),
    article: `${productId}:${renamed}`,
  });
  const flags = Object.entries({
    zh: '试验新词',
    en: 'trial of a new word',
    domain: 'basic',
    'part-of-speech': 'n',
    status: 'common',
    ...pair('definition', '只用来试验的词。', 'A word for a trial, and nothing else.'),
  }).flatMap(([flag, answer]) => [`--${flag}`, answer]);
  expect(run('writing/new/main.ts', 'term', ...flags)).toMatchObject({ok: true});
  await accept.run(['blog/2099-10-01-trial', 'demo/index', 'demo/start/what-is-demo'], root);
  await renamePage(root, {product: productId, from: renamed, to: moved});
  const checks = run('checks/main.ts');
  expect(checks.ok, checks.output).toBe(true);
  expect(read(`versioned_docs/version-${productId}/trial-of-new.mdx`)).toContain('draft: true');
  expect(read('data/termbase.csv')).toContain('"A word for a trial, and nothing else."');
  expect(read('blog/2099-10-01-trial.mdx')).toContain(`article: ${productId}:${moved}\n`);
  expect(read('config/products.ts')).toContain(`firstArticle: '${moved}'`);
  expect(JSON.parse(read('data/moved.json'))).toHaveProperty(
    [`/docs/${productId}/${renamed}`],
    `/docs/${productId}/${moved}`,
  );
});

it('rename leaves no redirect from a draft, which readers have never seen', async () => {
  const before = read('data/moved.json');
  await renamePage(root, {product: productId, from: 'trial-of-new', to: 'trial-of-draft'});
  expect(read(`versioned_docs/version-${productId}/trial-of-draft.mdx`)).toContain('draft: true');
  expect(read('data/moved.json')).toBe(before);
});

it.each([
  ['yicat', 'no/such-article', 'x', 'is not there'],
  ['demo', 'index', 'x', 'cannot be moved'],
  ['demo', 'start/what-is-demo', 'Start', 'is not a valid slug'],
  ['demo', 'start/what-is-demo', 'index', 'is there already'],
])('rename refuses %s/%s → %s, and writes nothing', async (id, from, to, words) => {
  const before = read('data/freshness.json');
  await expect(renamePage(root, {product: id, from, to})).rejects.toThrow(words);
  expect(read('data/freshness.json')).toBe(before);
});

it('new refuses an article and a term that already exist', async () => {
  const given = {product: 'demo', slug: 'start/what-is-demo', kind: 'task', section: 'start'};
  await expect(async () => article.make(given, root, '2099-10-02')).rejects.toThrow('already');
  await expect(async () => term.make({zh: '试验新词'}, root, '2099-10-02')).rejects.toThrow(
    'already',
  );
});
