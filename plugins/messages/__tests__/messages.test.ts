import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {messages} from '../index.ts';
import {readMessages} from '../readMessages.ts';

const csv = `id,product,zh,en,when_zh,when_en,remedy_zh,remedy_en,page
F-01,faq,还差 {数} 元,{number} yuan missing,提现时,When you withdraw,点击【返回】。,Select **Back** and wait.,faq:invoice#problems
F-02,faq,请等待,Wait,登录时,At sign-in,用 \`F5\` 刷新。,Reload with \`F5\`.,faq:delete-account
F-03,faq,请等待,Wait,登录时,At sign-in,稍后再试。,Try again later.,faq:not-there
`;

const folders = {zh: 'versioned_docs', en: 'i18n/en/docusaurus-plugin-content-docs'};

function run(mdx: string, locale: 'zh' | 'en', slug: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  const file = path.resolve(folders[locale], `version-faq/${slug}.mdx`);
  messages({messages: readMessages(csv), locale})(tree, new VFile({path: file}));
  return tree;
}

/** Describes a node as short text: type, link target and text. */
function shown(node: Nodes): string {
  const inside = 'children' in node ? node.children.map(shown).join('') : '';
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'link':
      return `[${inside}](${node.url})`;
    case 'strong':
      return `**${inside}**`;
    case 'emphasis':
      return `*${inside}*`;
    case 'tableCell':
      return `| ${inside} `;
    case 'tableRow':
      return `${node.data?.hProperties?.id ?? ''}${inside}|\n`;
    default:
      return inside;
  }
}

describe('messages', () => {
  it('prints a table in the language of the page, each row with an id', () => {
    expect(shown(run('<Messages ids="F-01, F-02" />', 'zh', 'delete-account'))).toBe(
      [
        '| 提示 | 什么时候出现 | 怎么办 |',
        'm-f-01| “还差 {数} 元” | 提现时 | 点击【返回】。见[如何开具发票](/docs/faq/invoice#problems)。 |',
        'm-f-02| “请等待” | 登录时 | 用 `F5` 刷新。 |',
        '',
      ].join('\n'),
    );
    expect(shown(run('<Messages ids="F-01" />', 'en', 'delete-account'))).toBe(
      [
        '| Message | When it appears | What to do |',
        'm-f-01| *{number} yuan missing* | When you withdraw | Select **Back** and wait. See [How to get an invoice](/docs/faq/invoice#problems). |',
        '',
      ].join('\n'),
    );
  });

  it('does not link a page to itself', () => {
    expect(shown(run('<Messages ids="F-01" />', 'zh', 'invoice'))).not.toContain('](');
  });

  it('refuses ids that the table does not have, with file and line', () => {
    const mdx = '<Messages ids="F-01" />\n\n<Messages ids="F-09, F-02..F-01" />';
    const attempt = () => run(mdx, 'zh', 'delete-account');
    expect(attempt).toThrow('versioned_docs/version-faq/delete-account.mdx:3\n');
    expect(attempt).toThrow('“F-09, F-02..F-01”');
  });

  it('refuses a message whose page is missing, and names its row', () => {
    const attempt = () => run('<Messages ids="F-03" />', 'en', 'delete-account');
    expect(attempt).toThrow('data/messages.csv:4\n');
    expect(attempt).toThrow('version-faq/not-there.mdx');
  });
});
