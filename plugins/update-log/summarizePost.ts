import type {PostSummary, PostView} from './PostView.ts';

/** Leaves out the items: what a row of a list needs to know about a post. */
export function summarizePost({
  title,
  permalink,
  date,
  intro,
  products,
  kinds,
}: PostView): PostSummary {
  return {title, permalink, date, intro, products, kinds};
}
