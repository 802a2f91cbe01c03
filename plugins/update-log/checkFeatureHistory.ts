import type {Post, WrittenItem} from './Post.ts';
import type {Problem} from './Problem.ts';

interface Mention {
  readonly post: Post;
  readonly item: WrittenItem;
}

const place = ({post, item}: Mention) => `${post.file}:${item.line}`;

const at = ({post, item}: Mention, problem: string, fix: string): Problem => ({
  file: post.file,
  line: item.line,
  problem,
  fix,
});

/** Checks the items about one function, oldest first. */
function oneFunction(id: string, mentions: readonly Mention[]): Problem[] {
  const first = mentions.find(({item}) => item.kind === 'new');
  return mentions.flatMap((mention, index) => {
    const {post, item} = mention;
    const before = mentions[index - 1];
    if (before?.post === post) {
      return at(
        mention,
        `“${id}” occurs twice in this post.`,
        'join the items, or give one another id.',
      );
    }
    if (before && before.item.product !== item.product) {
      return at(
        mention,
        `“${id}” is a function of ${before.item.product} in ${place(before)}.`,
        'give the other function a separate id.',
      );
    }
    if (first && first !== mention && item.kind === 'new') {
      return at(
        mention,
        `“${id}” was announced as new in ${place(first)}.`,
        'write `kind: improved` or `kind: fixed`, or give the other function a separate id.',
      );
    }
    if (first && post.date < first.post.date) {
      return at(
        mention,
        `“${id}” is ${item.kind} here, before it is new in ${place(first)}.`,
        'move the item to a later post, or give the other function a separate id.',
      );
    }
    return [];
  });
}

/** Finds items of a product before its launch, if the log has its item `<product>-launch`. */
function beforeLaunch(mentions: readonly Mention[]): Problem[] {
  const launches = new Map(
    mentions
      .filter(({item}) => item.id === `${item.product}-launch`)
      .map((launch) => [launch.item.product, launch]),
  );
  return mentions.flatMap((mention) => {
    const launch = launches.get(mention.item.product);
    return launch && mention.post.date < launch.post.date
      ? at(
          mention,
          `${mention.item.product} starts later, in ${place(launch)}.`,
          'move the item to a later post.',
        )
      : [];
  });
}

/**
 * Checks the history of every function: it is announced only once, and not improved or fixed
 * before. A function without an announcement is older than the log.
 * @param posts posts of one language, in any order
 */
export function checkFeatureHistory(posts: readonly Post[]): Problem[] {
  const mentions = [...posts]
    .sort((a, b) => a.date.localeCompare(b.date))
    .flatMap((post) => post.items.map((item): Mention => ({post, item})));
  const ids = new Set(mentions.map(({item}) => item.id));
  return [
    ...[...ids].flatMap((id) =>
      oneFunction(
        id,
        mentions.filter(({item}) => item.id === id),
      ),
    ),
    ...beforeLaunch(mentions),
  ];
}
