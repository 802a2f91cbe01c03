import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {vocabulary} from '../index.ts';

const article = '/site/versioned_docs/version-yicat/faq.mdx';

/** Simulates the framework, which converts known callouts and reads ids before the plugin runs. */
function asTheFrameworkDoes(tree: Root): Root {
  visit(tree, 'heading', (node) => {
    const [comment] = node.children.slice(-1);
    const id = comment?.type === 'mdxTextExpression' ? /#([\w-]+)/.exec(comment.value)?.[1] : '';
    node.data = {hProperties: {id}};
  });
  visit(tree, 'containerDirective', (node) => {
    if (['note', 'tip', 'warning', 'danger'].includes(node.name)) {
      node.data = {hName: 'admonition'};
    }
  });
  return tree;
}

const check = (mdx: string, path = article) => {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(mdx);
  vocabulary()(asTheFrameworkDoes(tree), new VFile({path}));
};

const accepted = `## 步骤 {/* #steps */}

<Steps>

1. 点击【保存】。

   状态改变。

2. 按 <Kbd win="Ctrl+S" mac="⌘ S" />。

</Steps>

:::note
说明。
:::

<Plan id="enterprise" />

早上 10:30 和 a:b 不是指令。
`;

describe('vocabulary', () => {
  it('accepts a page that uses all components correctly', () => {
    expect(() => check(accepted)).not.toThrow();
  });

  it.each([
    ['steps without a list', '<Steps>\n\n先点击。\n\n</Steps>', 1, '<Steps>'],
    ['steps in a bulleted list', '<Steps>\n\n- 先点击。\n\n</Steps>', 1, '<Steps>'],
    ['steps with more than a list', '<Steps>\n\n1. 点击。\n\n然后等。\n\n</Steps>', 1, '<Steps>'],
    ['keys without keys', '一\n\n按 <Kbd mac="⌘ S" />。', 3, '<Kbd>'],
    ['an unknown edition', '<Plan id="pro" />', 1, 'enterprise-advanced'],
    ['an unknown callout', '一\n\n:::info\n说明。\n:::', 3, ':::warning'],
    ['an id that the page itself uses', '## 相关 {/* #related */}', 1, '“related”'],
    ['a second page heading', '# 标题\n\n正文。', 1, '`title`'],
  ])('refuses %s', (_name, mdx, line, words) => {
    expect(() => check(mdx)).toThrow(`faq.mdx:${line}`);
    expect(() => check(mdx)).toThrow(words);
  });

  it('accepts a level 1 heading on other pages', () => {
    expect(() => check('# 标题', '/site/src/pages/about.mdx')).not.toThrow();
  });
});
