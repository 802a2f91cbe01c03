import {interfaceMessages, type InterfaceMessage} from '../content/interface/interfaceMessages.ts';
import {readStockTexts, readTexts, textsFile, type Texts} from '../content/interface/readTexts.ts';
import {type Check, findingsAt, type PlacedFinding, placedFindings} from './Check.ts';

const enFile = textsFile('en');
const zhFile = textsFile('zh');

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
/** Recognises Chinese texts without a Han character, such as “{win}（Mac：{mac}）”. */
const hasFullWidthSign = (text: string) => /[\u3000-\u303f\uff00-\uffef]/.test(text);
/** Whether a text has a word besides placeholders and punctuation. */
const hasLatinWord = (text: string) => /[A-Za-z]{2,}/.test(text.replace(/\{\w+\}/g, ''));
/** Lists each placeholder once, because the English singular form may repeat them. */
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(' ') || 'none';

/** Findings that need only one message of the project's code. */
function messageFindings(
  {file, line, id, message}: InterfaceMessage,
  en: Texts,
  stock: Texts,
): PlacedFinding[] {
  if (id === undefined || message === '') {
    return [
      {
        file,
        line,
        problem: 'Id and message of this interface text are not both plain strings.',
        fix: 'Write them out here, so that the framework finds them.',
      },
    ];
  }
  const english = en.get(id);
  const isChinese = hasHan(message) || hasFullWidthSign(message) || !hasLatinWord(message);
  return findingsAt(file, line, [
    {
      isThere: english === undefined && !stock.has(id),
      problem: `The interface text “${id}” has no English.`,
      fix: `Add it to ${enFile}.`,
    },
    {
      isThere: english !== undefined && placeholders(english) !== placeholders(message),
      problem: `“${id}” has the placeholders ${placeholders(message)} in Chinese and ${placeholders(english ?? '')} in English.`,
      fix: 'Use the same placeholders in both languages.',
    },
    {
      isThere: !isChinese && !stock.has(id),
      problem: `The Chinese of “${id}” is “${message}”.`,
      fix: `Write it in Chinese; the English is in ${enFile}.`,
    },
  ]);
}

/** Finds ids that have two different texts: only one of them would be translated. */
function conflictFindings(messages: readonly InterfaceMessage[]): PlacedFinding[] {
  const first = new Map<string, string>();
  return messages.flatMap(({file, line, id = '', message}) => {
    const before = first.get(id);
    first.set(id, before ?? message);
    return before === undefined || before === message
      ? []
      : [
          {
            file,
            line,
            problem: `“${id}” has two Chinese texts: “${before}” and “${message}”.`,
            fix: 'Give each text its own id.',
          },
        ];
  });
}

function fileFindings(
  used: ReadonlySet<string>,
  en: Texts,
  zh: Texts,
  stock: Texts,
): PlacedFinding[] {
  const at = (file: string, problem: string, fix: string) => ({file, line: 1, problem, fix});
  return [
    ...[...en.keys()]
      .filter((id) => !used.has(id) && !stock.has(id))
      .map((id) => at(enFile, `Nothing uses the text “${id}”.`, 'Remove it.')),
    ...[...en]
      .filter(([, text]) => hasHan(text))
      .map(([id, text]) =>
        at(enFile, `The English of “${id}” is “${text}”.`, 'Write it in English.'),
      ),
    ...[...zh.keys()]
      .filter((id) => !stock.has(id))
      .map((id) =>
        at(
          zhFile,
          `“${id}” is not a text of the theme.`,
          'Write the Chinese of our own texts in the code.',
        ),
      ),
  ];
}

/** Finds texts of the theme that a Chinese reader would see in English. */
const themeFindings = (zh: Texts, stock: Texts, stockZh: Texts): PlacedFinding[] =>
  [...stock]
    .map(([id, english]) => ({id, text: zh.get(id) ?? stockZh.get(id) ?? english}))
    .filter(({text}) => !hasHan(text) && hasLatinWord(text))
    .map(({id, text}) => ({
      file: zhFile,
      line: 1,
      problem: `The theme's text “${id}” is “${text}” in Chinese.`,
      fix: `Add its Chinese to ${zhFile}.`,
    }));

export const interfaceTexts: Check = {
  name: 'interface-texts',
  refuses:
    'interface texts without English, leftovers of the other language, unused keys, theme texts that stay English in Chinese',
  async find({root}) {
    const messages = interfaceMessages(root);
    let texts: readonly [en: Texts, zh: Texts];
    try {
      texts = await Promise.all([readTexts(root, 'en'), readTexts(root, 'zh')]);
    } catch (error) {
      return placedFindings(error);
    }
    const [en, zh] = texts;
    const [stock, stockZh] = await Promise.all([readStockTexts('base'), readStockTexts('zh-Hans')]);
    const used = new Set(messages.flatMap(({id}) => id ?? []));
    return [
      ...messages.flatMap((message) => messageFindings(message, en, stock)),
      ...conflictFindings(messages),
      ...fileFindings(used, en, zh, stock),
      ...themeFindings(zh, stock, stockZh),
    ];
  },
};
