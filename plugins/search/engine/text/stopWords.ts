/**
 * Words that say how something is asked, not what: articles, pronouns, question words, politeness.
 * They are left out of texts, and count for little in titles. Words that change what is asked (not,
 * cannot, 不能, 失败) are none of them.
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
  '然后 怎 办 做 弄 搞 去 来 说 比如 例如 等 等等 老是 总是 自己 别人 人家 东西 地方 办法 方法 问题 帮 帮我';

export const chineseStopWords: readonly string[] = chinese.split(' ');

const all = new Set([...english.split(' '), ...chineseStopWords]);

/** Whether a folded word is one of those that say nothing of the matter. */
export function isStopWord(word: string): boolean {
  return all.has(word);
}
