import type {LocaleId} from '../../config/locales.ts';

export interface PlainWord {
  /** The refused words as a regular expression; it ignores case and matches whole English words. */
  readonly refused: string;
  /** The replacement, as the end of the sentence “Write …”. */
  readonly instead: string;
  /** Files in which the word is allowed; a comment gives the reason. */
  readonly rightIn?: RegExp;
}

/**
 * Words that make a text old-fashioned, or that differ from the name that other pages use. Words
 * that the termbase forbids are not repeated here.
 */
export const plainWords: Readonly<Record<LocaleId, readonly PlainWord[]>> = {
  en: [
    {refused: 'anew', instead: '“again”'},
    {refused: 'somebody', instead: '“someone”, or name the role'},
    {refused: 'who(?:so)?ever', instead: '“anyone who”, or name the role'},
    {refused: 'thus', instead: '“so”, or start a new sentence'},
    {refused: 'hence|whence', instead: '“so”, or start a new sentence'},
    {refused: 'here(?:in|by|of|to|with)|hereinafter', instead: '“here”, or leave it out'},
    {refused: 'there(?:in|by|of|to|with|upon)', instead: 'what it refers to'},
    {refused: 'where(?:in|by|of|upon)', instead: '“in which” or “by which”'},
    {refused: 'hitherto|heretofore', instead: '“until now”'},
    {refused: 'forthwith', instead: '“immediately”'},
    {refused: 'whilst', instead: '“while”'},
    {refused: 'amongst', instead: '“among”'},
    {refused: 'albeit', instead: '“although”'},
    {refused: 'notwithstanding', instead: '“despite”'},
    {refused: 'lest', instead: '“so that … not”'},
    {refused: 'unto', instead: '“to”'},
    {refused: 'aforementioned|aforesaid', instead: 'what it refers to'},
    {refused: 'commences?|commenced', instead: '“start”'},
    {refused: 'utilize[sd]?|utilise[sd]?', instead: '“use”'},
    {refused: 'in lieu of', instead: '“instead of”'},
    {refused: 'so as to', instead: '“to”'},
    {refused: 'as yet', instead: '“yet”'},
    {
      // A noun may follow: the tasks are those of the team, “of its own tasks”.
      refused:
        'of (?:its|their|his|her) own(?= ?[^\\p{L} ]| (?:and|as|at|but|for|from|if|in|is|on|or|so|that|to|when|which|with)(?!\\p{L})|$)',
      instead: '“its own …” before the noun, or “separate”',
    },
    {refused: 'the same;', instead: 'a full stop and a new sentence'},
    {refused: 'stands(?! for)', instead: '“is”'},
    {
      refused: 'stand (?:above|at|below|beside|between|in|next|on|under)',
      instead: '“are”',
    },
  ],
  zh: [
    {refused: '对话框', instead: '“窗口”'},
    {refused: '互换语言', instead: '“交换语言”'},
    {refused: '最后编辑人', instead: '“最后编辑者”'},
    {refused: '简单检查', instead: '“轻度检查”'},
    {refused: '挂接|挂到|挂上', instead: '“启用”'},
    // The API parameter is called mount.
    {refused: '挂载', instead: '“启用”', rightIn: /\/(?:open)?api\//},
    {refused: '快速机翻', instead: '“机器翻译”'},
  ],
};

/** Maximum length of an English sentence, in words. A label, a code span or a key counts as one. */
export const longestSentence = 40;

/** Maximum number of semicolons in an English document. */
export const mostSemicolons = 1;
