import {articleIds} from '../articles/linkTarget.ts';
import {flatten} from '../articles/flatten.ts';
import type {Sources} from '../articles/readSources.ts';
import type {NavigationTask} from './navigate.ts';

export interface MeasuredPages {
  /** An article of median length that links to another one of its product. */
  readonly article: string;
  /** The longest article that all sites contain completely. */
  readonly long: string;
  /** The target of the first such link in `article`. */
  readonly link: Pick<NavigationTask, 'to' | 'title'>;
}

/** A dialect for measuring the length of an article; its output is not used otherwise. */
const plain = {
  headingId: () => '',
  link: (target: string) => target,
};

const productOf = (id: string) => id.split('/')[0];

/** Chooses the same pages for all sites, from the Chinese articles. */
export function pickPages({pages}: Sources): MeasuredPages {
  const whole = pages.zh
    .filter(({id, text}) => !id.endsWith('/index') && !text.includes('<ApiReference'))
    .map(({id, text}) => ({id, text: flatten(text, 'zh', plain)}))
    .sort((a, b) => a.text.length - b.text.length);
  const linking = whole.flatMap(({id, text}) => {
    const to = [...text.matchAll(/\]\(\/docs\/([^)#]+)\)/g)]
      .map(([, target]) => target)
      .find(
        (target) =>
          target !== undefined &&
          target !== id &&
          articleIds.has(target) &&
          // A link to another product loads a document here (S2.62), and would measure something else.
          productOf(target) === productOf(id),
      );
    return to === undefined ? [] : [{id, to}];
  });
  const article = linking[Math.floor(linking.length / 2)];
  const long = whole.at(-1);
  const title = pages.zh.find(({id}) => id === article?.to)?.title;
  if (!article || !long || title === undefined) {
    throw new Error('No article links to another one.');
  }
  return {article: article.id, long: long.id, link: {to: article.to, title}};
}
