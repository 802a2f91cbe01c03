import * as z from 'zod';
import {withoutMarks} from '../../src/lib/inlineParts.ts';

const readable = z.object({items: z.array(z.object({title: z.string(), text: z.string()}))});

/** Returns the text of the items of a post, for the reading time. */
export function readableItems(frontMatter: unknown): string {
  const parsed = readable.safeParse(frontMatter);
  return parsed.success
    ? parsed.data.items.map(({title, text}) => withoutMarks(`${title}\n${text}`)).join('\n')
    : '';
}
