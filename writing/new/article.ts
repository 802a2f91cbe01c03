import {audiences} from '../../config/audiences.ts';
import {localeIds} from '../../config/locales.ts';
import {isProductId, productIds} from '../../config/products.ts';
import {sidebars} from '../../config/sidebars/index.ts';
import {contentFile} from '../../content/contentFile.ts';
import {articleKinds} from '../../plugins/articles/schema.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readText, takenFile} from '../textFiles.ts';
import * as rules from './answerRules.ts';
import {audienceList, pageOf} from './articlePage.ts';
import {formattedTypeScript} from './formats.ts';
import type {Template} from './Question.ts';

/**
 * Adds an article at the end of a section.
 * @param text content of `config/sidebars/<product>.ts`
 * @param file its path, for messages
 */
export async function addToSidebar(
  text: string,
  {file, section, slug}: {file: string; section: string; slug: string},
): Promise<string> {
  const list = new RegExp(`(key: '${section}',(?:(?! key: ')[\\s\\S])*?articles: \\[)([^\\]]*)\\]`);
  if (!list.test(text)) {
    throw new CliError(
      `${file} has no section “${section}” with a list of articles. Add the section first.`,
    );
  }
  const longer = text.replace(list, (_all, before: string, slugs: string) => {
    const kept = slugs.trim().replace(/,$/, '');
    return `${before}${kept === '' ? '' : `${kept}, `}'${slug}']`;
  });
  return formattedTypeScript(file, longer);
}

const audienceIds = Object.keys(audiences);

/** Returns the section that already has articles of the same folder, or the only section. */
function usualSection(product: string, slug: string): string | undefined {
  const sections = isProductId(product) ? sidebars[product] : [];
  const [folder = ''] = slug.split('/');
  const near = sections.find(
    ({key, articles}) => key === folder || articles.some((other) => other.startsWith(`${folder}/`)),
  );
  return (
    (slug.includes('/') ? near : undefined)?.key ??
    (sections.length === 1 ? sections[0]?.key : undefined)
  );
}

export const article: Template = {
  usage: 'PRODUCT SLUG',
  positionals: ['product', 'slug'],
  questions: () => [
    {flag: 'product', asks: `Product (${productIds.join(', ')})`, refuses: rules.oneOf(productIds)},
    {flag: 'slug', asks: 'Slug, for example translate/insert-tags', refuses: rules.slug},
    {
      flag: 'kind',
      asks: `Kind (${articleKinds.join(', ')})`,
      otherwise: 'task',
      refuses: rules.oneOf(articleKinds),
    },
    {
      flag: 'audience',
      asks: `Readers, separated by commas (${audienceIds.join(', ')})`,
      refuses: (answer) =>
        audienceList(answer)
          .map(rules.oneOf(audienceIds))
          .find((problem) => problem !== undefined),
    },
    {flag: 'title-zh', asks: 'Title in Chinese', refuses: rules.chinese},
    {flag: 'title-en', asks: 'Title in English', refuses: rules.english},
    {
      flag: 'description-zh',
      asks: 'What the reader gets, in Chinese, one full sentence',
      refuses: rules.chinese,
    },
    {
      flag: 'description-en',
      asks: 'What the reader gets, in English, one full sentence',
      refuses: rules.english,
    },
    {
      flag: 'asks-zh',
      asks: 'How readers ask for it in Chinese, questions separated by semicolons',
      refuses: rules.chinese,
    },
    {
      flag: 'asks-en',
      asks: 'How readers ask for it in English, questions separated by semicolons',
      refuses: rules.english,
    },
    {
      flag: 'section',
      asks: 'Section of the sidebar, if it is not that of the folder',
      otherwise: '-',
    },
  ],
  async make(answers, root, today) {
    const {product = '', slug = '', section = '-'} = answers;
    const place = {kind: 'article', product, slug} as const;
    const taken = takenFile(root, place);
    if (taken !== undefined) {
      throw new CliError(`${taken} already exists. Choose another slug.`);
    }
    const problem = rules.freeAddress(product, slug);
    if (problem !== undefined) {
      throw new CliError(problem);
    }
    const key = section === '-' ? usualSection(product, slug) : section;
    const keys = isProductId(product) ? sidebars[product].map((known) => known.key) : [];
    if (key === undefined || !keys.includes(key)) {
      throw new CliError(
        `Name a section of config/sidebars/${product}.ts: --section ${keys.join(' | ')}.`,
      );
    }
    const sidebar = `config/sidebars/${product}.ts`;
    const files = new Map(
      localeIds.map((locale) => [contentFile(place, locale), pageOf(answers, locale, today)]),
    );
    files.set(
      sidebar,
      await addToSidebar(readText(root, sidebar) ?? '', {file: sidebar, section: key, slug}),
    );
    return {
      files,
      next: [
        'Write both pages. Replace the headings by those that say what is under them. `npm run dev` shows the Chinese one, `npm run dev -- en` the English one.',
        `It is the last one of its section: move the line in ${sidebar} if readers need it earlier.`,
        'Remove `draft: true` from both. Until then readers do not see the article.',
        'Run `npm run check -- content` until only ✗ `freshness` is left.',
        `Run \`npm run i18n -- accept ${product}/${slug}\`: it records that both say the same.`,
      ],
    };
  },
};
