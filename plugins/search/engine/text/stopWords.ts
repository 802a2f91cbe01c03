import {isHan} from './tokenize.ts';

/**
 * Words that say how a reader asks, not what for: articles, pronouns, question words, polite words.
 * They are left out of texts, and count little in titles. Words that change the question (not,
 * cannot, 不能, 失败) are not stop words.
 */
const english =
  'a about after all also am an and any are as at be been before being but by can could d did do ' +
  'does doing don for from had has have having he her here him his how i if im in into is it its ' +
  'just let like ll m may me might mine must my of on or our ours please re s shall she should so ' +
  'some such t than that the their them then there these they this those to too up us ve want ' +
  'wanna was we were what when where which while who whom whose why will with would you your yours';

const chinese =
  '的 了 和 与 或 及 并 在 是 有 我 你 您 他 她 它 我们 你们 他们 大家 这 那 这个 那个 这些 那些 这样 那样 这里 那里 ' +
  '一个 一下 一些 个 些 吗 呢 吧 啊 呀 哦 嘛 啦 着 过 地 得 把 被 让 给 对 从 到 向 往 用 以 为 于 由 将 就 才 都 也 又 还 再 很 ' +
  '太 最 更 请 请问 想 想要 要 需要 可以 能 能够 能否 可否 会 应该 应 该 怎么 怎样 怎么样 怎么办 怎么回事 咋 咋办 如何 为什么 为何 ' +
  '为啥 什么 啥 哪 哪里 哪儿 哪个 哪些 在哪 在哪里 在哪儿 多少 几 几个 是不是 是否 能不能 可不可以 有没有 要不要 会不会 什么样 什么时候 ' +
  '什么意思 意思 谁 时候 时 后 之后 以后 里 里面 中 上 下 呗 么 其 其中 各 每 某 则 而 但 但是 不过 因为 所以 如果 要是 的话 ' +
  '还是 或者 然后 怎 办 做 弄 搞 去 来 说 比如 例如 等 等等 老是 总是 自己 别人 人家 东西 地方 办法 方法 问题 帮 帮我';

export const chineseStopWords: readonly string[] = chinese.split(' ');

/**
 * Conversational words: they have a meaning, but seldom name the answer. They come from lists of the
 * most frequent words of speech, except words that name something in manuals.
 */
const weak = new Set(
  (
    'able again ago actually already always another anything away back because become better big bit ' +
    'came certain come comes different each either else enough even ever every everything exactly ' +
    'far few get gets getting got give given goes going gone good great half happen happened happens happening ' +
    'hard help instead keep keeps kind know last later least little long longer look looking looks lot ' +
    'made make makes making many maybe mean more most much myself need needs never nothing now often ' +
    'old once one only other others otherwise own people perhaps quite rather really right said same ' +
    'say says see seem seems several since something somehow sometimes somewhere soon still sure take ' +
    'taking tell than thing things think though thought through today together told tried try trying ' +
    'two until use used using usually very wants way ways well whether while whole without won work ' +
    'working works yet yourself ' +
    '完 完了 没 没用 没有 全 全都 全部 少 多 好 好像 好了 突然 到底 究竟 一直 一样 一段 一句 一次 一直 一起 已经 还没 还要 刚 刚才 明明 ' +
    '每次 同一个 同样 另外 别的 其他 其它 那么 这么 多个 几次 两个 三个 大 小 看 看到 看见 找 找到 知道 觉得 变 变成 变得 出现 发现 起来 ' +
    '出来 进去 下来 下去 上去 回来 必须 一定 可能 只 只能 只有 只要 有些 有点 为止 目前 现在 今天 昨天 先 后来 之前 以前 前 直接 真的 ' +
    '使用 用户 进行 情况 部分 来着 跟 比 比较 当 当前 时间 一边 之间'
  ).split(' '),
);

/** Function characters, which have a grammatical role. */
const particles = new Set(
  '的了和与或及在是有我你您他她它这那个些吗呢吧啊着过地得把被让给对从到向往用以为于由就才都也又还再很太最更请想要能会应该怎么哪几谁里中上下每某不没一二两三全',
);

/** Whether a Chinese character is a function character. */
export function isParticle(character: string): boolean {
  return particles.has(character);
}

const all = new Set([...english.split(' '), ...chineseStopWords]);

/** Whether a folded word is a stop word. */
export function isStopWord(word: string): boolean {
  return all.has(word);
}

/** How much a word says about what a reader asks for. */
export type WordKind = 'content' | 'conversational' | 'stop';

const kinds = new Map<string, WordKind>();

function kindOf(word: string): WordKind {
  if (isStopWord(word)) {
    return 'stop';
  }
  // A single digit or letter names nothing either.
  if (weak.has(word) || /^[\da-z]$/.test(word)) {
    return 'conversational';
  }
  for (let cut = 1; isHan(word) && cut < word.length; cut += 1) {
    const parts = [wordKind(word.slice(0, cut)), wordKind(word.slice(cut))];
    if (!parts.includes('content')) {
      return parts.includes('conversational') ? 'conversational' : 'stop';
    }
  }
  return 'content';
}

/**
 * Returns the kind of a folded word. A Chinese word that consists of others without content (我要,
 * 只想) has none either: readers' questions bring such words into the vocabulary.
 */
export function wordKind(word: string): WordKind {
  const known = kinds.get(word) ?? kindOf(word);
  kinds.set(word, known);
  return known;
}
