import type * as z from 'zod';
import {productById} from '../../config/products.ts';
import {frontMatterLine} from '../frontMatter/readFrontMatter.ts';
import type {Finding} from '../writerError/index.ts';
import type {PageContext} from './PageContext.ts';
import type {ArticleHead} from './readArticleHead.ts';
import {resolveReference} from './resolveReference.ts';
import type {landingSchema} from './schema.ts';

type Landing = z.infer<typeof landingSchema>;

/** The text of a landing page is longer than this. */
const limits = {
  zh: {unit: 'characters', count: 60, length: (text: string) => [...text].length},
  en: {
    unit: 'words',
    count: 40,
    length: (text: string) => text.split(/\s+/).filter(Boolean).length,
  },
};

/** Finds mistakes in the tasks: the order, an article that is offered twice, another list in the twin. */
function checkTasks(
  {tasks}: Landing,
  {article: {product}, fileContent}: PageContext,
  twin: ArticleHead | undefined,
): Finding[] {
  const articles = tasks.map(({article}) => article);
  const at = (index: number, problem: string, fix: string): Finding => ({
    line: frontMatterLine(fileContent, ['tasks', index]),
    problem: `front matter: ${problem}`,
    fix,
  });
  const {firstArticle} = productById(product);
  const [first = ''] = articles;
  const target = resolveReference(first, product);
  const other = articles.findIndex((article, index) => twin?.tasks[index]?.article !== article);
  return [
    // Readers who are new to the product begin with the first task.
    ...(target?.product === product && target.slug === firstArticle
      ? []
      : [
          at(
            0,
            `the first task leads to “${first}”.`,
            `let it lead to “${firstArticle}”, the first article of the product.`,
          ),
        ]),
    ...articles.flatMap((article, index) =>
      articles.indexOf(article) < index
        ? at(index, `two tasks lead to “${article}”.`, 'let one of them lead to another article.')
        : [],
    ),
    ...(twin && (other >= 0 || twin.tasks.length > articles.length)
      ? [
          at(
            Math.max(other, 0),
            'the tasks lead to other articles than in the other language.',
            'write the same articles in the same order in both.',
          ),
        ]
      : []),
  ];
}

/**
 * Finds what the writer of a landing page must correct, besides links that lead nowhere.
 * @param content text of the page
 * @param twin the same page in the other language
 */
export function checkLanding(
  frontMatter: Landing,
  content: string,
  context: PageContext,
  twin: ArticleHead | undefined,
): Finding[] {
  const {article, fileContent} = context;
  const name = productById(article.product).name[article.locale];
  const {unit, count, length} = limits[article.locale];
  const lines = fileContent.trimEnd().split('\n').length;
  const inText = (problem: string, fix: string): Finding => ({
    line: lines - content.split('\n').length + 1,
    problem,
    fix,
  });
  const findings = checkTasks(frontMatter, context, twin);
  if (frontMatter.title !== name) {
    findings.push({
      line: frontMatterLine(fileContent, ['title']),
      problem: `front matter: the title is not “${name}”, the name of the product.`,
      fix: `write \`title: ${name}\`, or change the name in config/products.ts.`,
    });
  }
  if (content.includes('\n')) {
    findings.push(
      inText('the text is more than one paragraph.', 'write one paragraph on one line.'),
    );
  }
  // The development server shows the page of a new product before it has its text.
  if (length(content) <= count && process.env.NODE_ENV !== 'development') {
    findings.push(
      inText(
        `the text has ${length(content)} ${unit}.`,
        `say in more than ${count} what the product is for and how it is used.`,
      ),
    );
  }
  return findings;
}
