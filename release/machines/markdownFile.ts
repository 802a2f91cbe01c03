import {stringify} from 'yaml';
import {markdownPath, type MachinePage} from './MachinePage.ts';

/** Returns the `.md` file of a page, which has front matter and text. */
export function markdownFile(page: MachinePage): string {
  const {title, description, products, language, updated, url, alternate, markdown} = page;
  const [product] = products;
  const frontMatter = {
    title,
    description,
    ...(product !== undefined && {product: page.kind === 'post' ? products : product}),
    language,
    ...(updated !== undefined && {updated}),
    url,
    ...(alternate !== undefined && {alternate: markdownPath(alternate)}),
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${markdown}`;
}
