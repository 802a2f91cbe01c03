import {describe, expect, it} from 'vitest';
import {allChecks} from '../allChecks.ts';
import {describeFinding} from '../Check.ts';
import {loadFixture} from './loadFixture.ts';

const zh = 'versioned_docs/version-faq';
const en = 'i18n/en/docusaurus-plugin-content-docs/version-faq';
const enPages = 'i18n/en/docusaurus-plugin-content-pages';
const save = 'src/components/Save.tsx';

/** What each check must find in its refused fixture: the place, and what the message names. */
const expected: Readonly<Record<string, readonly (readonly [place: string, names: string])[]>> = {
  syntax: [
    [`${zh}/callouts.mdx:6`, 'There is no callout “:::notes”'],
    [`${zh}/callouts.mdx:10`, '“::: tip” shows its colons'],
    [`${zh}/callouts.mdx:13`, '“:::note” has no end'],
    [`${zh}/colon.mdx:3`, 'The colon is full-width. Write `kind: …`'],
    [`${zh}/heading.mdx:6`, 'Write the id of a heading as a comment'],
    [`${zh}/one.mdx:8`, 'closing brace'],
    [`${zh}/quotes.mdx:6`, 'Write straight quotation marks'],
    [`${zh}/tab.mdx:4`, 'Indent with spaces'],
    [`${zh}/two.mdx:10`, '**PDF'],
    [`${en}/one.mdx:6`, 'Unexpected character'],
  ],
  components: [
    [
      `${zh}/one.mdx:10`,
      '<SegmentGird> is not a component that this page imports. Write <SegmentGrid>',
    ],
    [`${zh}/one.mdx:12`, '<Terms> is not a component that this page imports. Write <Term>'],
  ],
  'build-rules': [
    [`${zh}/one.mdx:6`, '<Steps> contains something other than one numbered list'],
    [`${zh}/one.mdx:12`, 'a <Kbd> has no keys for Windows'],
    [`${zh}/one.mdx:12`, '<Plan id="nope">: there is no such edition'],
    [`${zh}/one.mdx:14`, 'does not name its language'],
    [`${zh}/one.mdx:18`, 'the language “jsn”, which is not known'],
    [`${zh}/questions.mdx:6`, 'the question “怎样开具发票” has no answer in words'],
    [`${en}/questions.mdx:1`, 'has no questions'],
    [`${zh}/one.mdx:22`, '<ApiReference api="one" tag="nope" /> leads to no operation'],
  ],
  'front-matter': [
    ['versioned_docs/loose.mdx:1', 'Write it in versioned_docs/version-<product>/ (faq), and'],
    [`${zh}/_part.mdx:1`, 'begin with “_”'],
    [`${zh}/create-account.mdx:3`, 'recipe'],
    [`${zh}/delete-account.mdx:7`, '“outdraw-cash” is a draft'],
    // The finding appears once, although the twin and a related article report it too.
    [`${en}/invoice.mdx:2`, 'cannot be read'],
    ['versioned_docs/version-unknown/tags.mdx:1', 'The build makes no page of this file'],
    [`${en}/create-account.mdx:7`, 'not-there'],
    ['src/pages/_part.mdx:1', 'Write it in src/pages/, and let no name'],
    ['src/pages/about.mdx:1', 'description has no text'],
    ['src/pages/about.mdx:1', 'updated is missing'],
    [`${enPages}/about.mdx:4`, 'updated is “soon”'],
    ['blog/2025-01-01-draft.mdx:11', 'The article faq:outdraw-cash is a draft'],
  ],
  asks: [
    [`${zh}/one.mdx:8`, 'no heading has the id “forgotten”'],
    [`${zh}/one.mdx:7`, `the title of ${zh}/two.mdx`],
    [`${zh}/two.mdx:6`, `${zh}/one.mdx:9 already`],
    [`${en}/one.mdx:7`, `${en}/one.mdx:6 already`],
  ],
  'often-asked': [
    // A question in the front matter, a draft, and an article that is not listed answer nothing.
    ['config/oftenAsked.ts:1', '“句段被锁定”'],
    ['config/oftenAsked.ts:1', 'English has 4 different queries'],
    ['config/oftenAsked.ts:1', '“scanned PDF”'],
  ],
  'article-list': [
    [`${zh}/forgotten.mdx:1`, 'not in the list'],
    [`${en}/forgotten.mdx:1`, 'not in the list'],
    ['config/sidebars/faq.ts:1', '“one” is listed and not written'],
  ],
  'twin-pages': [
    [`${zh}/one.mdx:1`, `Write ${en}/one.mdx`],
    [
      'i18n/en/docusaurus-plugin-content-blog/2025-01-01-lonely.mdx:1',
      'Write blog/2025-01-01-lonely.mdx',
    ],
    ['src/pages/about.mdx:1', 'Write i18n/en/docusaurus-plugin-content-pages/about.mdx'],
    [`${zh}/draft.mdx:3`, `\`draft: true\` is here and not in ${en}/draft.mdx`],
    [`${en}/hidden.mdx:3`, `\`unlisted: true\` is here and not in ${zh}/hidden.mdx`],
  ],
  'heading-ids': [
    [`${zh}/one.mdx:6`, '“没有标识” has no id'],
    [`${zh}/one.mdx:8`, 'level 4'],
    [`${zh}/one.mdx:12`, 'line 10 already'],
    [`${zh}/one.mdx:14`, '“related” belongs'],
    [`${zh}/one.mdx:16`, '“changed-in” belongs'],
    [`${en}/one.mdx:6`, 'Heading 1 is “## other”'],
  ],
  'alternative-texts': [
    [`${zh}/one.mdx:6`, '/img/a.png'],
    [`${zh}/one.mdx:8`, 'no alternative text'],
    [`${zh}/one.mdx:10`, 'no alternative text'],
    [`${zh}/one.mdx:16`, 'are the same'],
    [`${zh}/one.mdx:18`, 'not a whole sentence'],
    [`${zh}/one.mdx:18`, 'no caption'],
  ],
  'figure-parity': [[`${en}/one.mdx:1`, 'figures is 1 here']],
  'cross-language-links': [
    [`${zh}/one.mdx:6`, '/en/docs/faq/one names a language'],
    [`${en}/one.mdx:6`, 'pathname:///zh/docs names a language'],
    [`${en}/one.mdx:8`, './one.mdx is not an absolute route'],
    [`${en}/one.mdx:10`, '/en/blog names a language'],
  ],
  links: [
    [`${zh}/one.mdx:6`, '/docs/faq/gone, which is not a page'],
    [`${zh}/one.mdx:8`, '#gone, which'],
    [`${zh}/one.mdx:10`, '#T005, which'],
    [
      `${zh}/one.mdx:12`,
      `/docs/faq/draft, which is a draft. Remove \`draft: true\` from ${zh}/draft`,
    ],
    [`${en}/one.mdx:6`, '#gone, which'],
  ],
  downloads: [
    [`${zh}/one.mdx:6`, 'static/samples/faq/gone.docx'],
    ['static/samples/faq/forgotten.txt:1', 'pathname:///samples/faq/forgotten.txt'],
  ],
  'link-labels': [
    [`${zh}/one.mdx:6`, '“点击这里”'],
    [`${zh}/one.mdx:6`, '“此处”'],
    [`${zh}/one.mdx:8`, 'called “”'],
    [`${zh}/one.mdx:10`, 'contains a <Term>'],
    [`${en}/one.mdx:6`, '“here”'],
    [`${en}/one.mdx:6`, '“Read more”'],
    [`${en}/one.mdx:6`, '“/docs/faq/one”'],
  ],
  terms: [
    [`${zh}/one.mdx:2`, '“目的语言” is a forbidden variant (T005). Write “目标语言”'],
    [`${zh}/one.mdx:6`, '“目的语言”'],
    [`${zh}/one.mdx:8`, '“机密密钥”'],
    [`${zh}/one.mdx:8`, '“目的语言”'],
    [`${en}/one.mdx:6`, '“text unit”'],
    [`${en}/one.mdx:11`, '“destination language”'],
    ['data/messages.csv:2', '“目的语言”'],
    ['data/messages.csv:2', '“text unit”'],
  ],
  'term-ids': [
    [`${zh}/one.mdx:6`, 'no entry “T999”'],
    [`${en}/one.mdx:8`, 'T034 is “translation memory”'],
  ],
  typography: [
    [`${zh}/one.mdx:2`, '打开 3 个文件'],
    [`${zh}/one.mdx:6`, '在 YiCAT 里'],
    [`${zh}/one.mdx:8`, '用 API 导出'],
    [`${zh}/one.mdx:10`, 'PDF，不能打印'],
    [`${zh}/one.mdx:12`, 'Chrome。'],
    [`${zh}/one.mdx:14`, '在 Yiloc 里'],
    ['data/messages.csv:2', '在 YiCAT 里'],
    [`${save}:3`, '保存 TMX'],
  ],
  'plain-words': [
    [`${zh}/one.mdx:2`, '“对话框” is not a plain word here. Write “窗口”'],
    [`${zh}/one.mdx:6`, '“挂接”'],
    [`${zh}/one.mdx:8`, '“挂载”'],
    [`${en}/one.mdx:3`, '“Whoever”'],
    [`${en}/one.mdx:3`, '“thus”'],
    [`${en}/one.mdx:7`, '“anew”'],
    [`${en}/one.mdx:6`, '“Somebody” is not a plain word here. Write “someone”'],
    [`${en}/one.mdx:10`, '“stands”'],
    [`${en}/one.mdx:12`, '“A sentence goes on and …” has 45 words'],
    [`${en}/one.mdx:9`, '2 semicolons (lines 3, 9)'],
    ['i18n/en/code.json:1', 'In “a”: “of its own”'],
  ],
  'agreement-line': [
    [`${zh}/invoice.mdx:10`, '以服务协议和产品页面显示为准。'],
    [
      `${en}/invoice.mdx:6`,
      'If anything here differs from the service agreement or the product, those take precedence.',
    ],
  ],
  'interface-texts': [
    [`${save}:4`, '“a.missing” has no English'],
    [`${save}:5`, '{count} in Chinese and {number} in English'],
    [`${save}:6`, '“a.english” has no English'],
    [`${save}:6`, 'is “Not Chinese”'],
    [`${save}:7`, 'not both plain strings'],
    [`${save}:9`, '“关闭” and “关上”'],
    ['i18n/en/code.json:1', 'Nothing uses the text “a.unused”'],
    ['i18n/en/code.json:1', 'is “关闭”'],
    ['i18n/zh/code.json:1', '“a.own” is not a text of the theme'],
    ['i18n/zh/code.json:1', 'is “system mode” in Chinese'],
  ],
  'repeated-paragraphs': [
    [`${zh}/two.mdx:8`, `${zh}/one.mdx:6 already`],
    [`${en}/one.mdx:10`, `${en}/one.mdx:6 already`],
  ],
  redirects: [
    ['data/moved.json:2', '/docs/faq/gone, which is not a page'],
    ['data/moved.json:3', '/docs/faq/one hides the page'],
    ['data/moved.json:4', '/docs/faq/planned, which is a draft'],
  ],
  products: [
    ['versions.json:1', '["faq","old"]'],
    ['versioned_sidebars/version-faq-sidebars.json:1', 'Let it hold exactly'],
    ['config/sidebars/faq.ts:1', 'lists no article'],
    [`${zh}/index.mdx:1`, 'landing page of faq is missing'],
  ],
  'api-descriptions': [
    [
      'data/openapi/examples.json:1',
      'The answer default of post /one (application/json) has no exam',
    ],
    ['data/openapi/examples.json:1', 'The parameter size of post /one has an example'],
    ['data/openapi/examples.json:1', 'The body of post /one (application/json) has an example'],
    [
      'data/openapi/examples.json:1',
      'The answer 200 of post /one (application/json) has an example',
    ],
    ['data/openapi/half.json:1', '/paths/~1one/get/parameters/0'],
    ['data/openapi/half.json:1', '/paths//one/get has summary without its twin'],
    ['data/openapi/half.json:1', 'x-description-zh without its twin'],
    ['data/openapi/half.json:1', 'Two operations are called getOne'],
    ['data/openapi/old.json:1', 'not an OpenAPI 3.1'],
  ],
  messages: [
    [`${zh}/one.mdx:8`, '“F-09” names no row'],
    [`${zh}/two.mdx:6`, 'one.mdx:6 prints F-02 already'],
    ['data/messages.csv:5', 'No Chinese page prints F-04'],
    ['data/messages.csv:6', 'No Chinese page prints F-05'],
    ['data/messages.csv:4', 'No English page prints F-03'],
    ['data/messages.csv:5', 'No English page prints F-04'],
    ['data/messages.csv:6', 'No English page prints F-05'],
    ['data/messages.csv:3', '“F-02”: its page has no heading #gone'],
    ['data/messages.csv:4', '“F-03”: there is no page faq:gone'],
    ['data/messages.csv:5', 'is not one line of words'],
    ['data/messages.csv:6', '“F-05”: its page faq:planned is a draft'],
  ],
  freshness: [
    [`${zh}/lonely.mdx:1`, `missing in English. Write ${en}/lonely.mdx`],
    [`${zh}/one.mdx:1`, 'no entry for #b'],
    ['data/freshness.json:2', 'no page “faq/gone”'],
    ['data/freshness.json:11', 'no section “faq/two#old”'],
    [`${zh}/two.mdx:6`, `#a is behind ${en}/two.mdx:6`],
    [`${en}/two.mdx:10`, `#b is behind ${zh}/two.mdx:10`],
    [`${zh}/two.mdx:14`, `changed here and in ${en}/two.mdx:14`],
  ],
};

describe.each(allChecks.map((check) => [check.name, check] as const))('%s', (name, check) => {
  it('refuses its fixture, with place and remedy', async () => {
    const findings = await check.find(await loadFixture(`${name}/refused`));
    const messages = findings.map(describeFinding);
    const wanted = expected[name] ?? [];
    expect(wanted).not.toHaveLength(0);
    expect(messages.map((message) => message.split(' ')[0])).toEqual(
      wanted.map(([place]) => place),
    );
    for (const [index, [, names]] of wanted.entries()) {
      expect(messages[index]).toContain(names);
    }
    expect(findings.every(({fix}) => fix !== '')).toBe(true);
  });

  it('accepts its fixture', async () => {
    const findings = await check.find(await loadFixture(`${name}/accepted`));
    expect(findings.map(describeFinding)).toEqual([]);
  });
});
