import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {isJsxElement, stringAttribute} from '../../../content/jsx.ts';
import {WriterError} from '../../writerError/index.ts';
import {questions} from '../index.ts';
import {questionsOf} from '../questionsOf.ts';

const parse = (mdx: string): Root =>
  unified().use(remarkParse).use(remarkDirective).use(remarkGfm).use(remarkMdx).parse(mdx);

function dataOf(mdx: string, kind = 'faq'): unknown {
  const tree = parse(mdx);
  questions({locale: 'en'})(
    tree,
    new VFile({
      path: 'versioned_docs/version-yicat/faq.mdx',
      data: {frontMatter: {article: {kind}}},
    }),
  );
  const last = tree.children.at(-1);
  const json = last && isJsxElement(last) ? stringAttribute(last, 'json') : undefined;
  return json === undefined ? undefined : JSON.parse(json);
}

const answers = (mdx: string) => questionsOf(parse(mdx)).map(({answer}) => answer);

describe('the questions of a page', () => {
  it('are its headings of level 2, with the paragraphs under them', () => {
    expect(
      questionsOf(
        parse(
          'Lead.\n\n## Why **grey**? {/* #grey */}\n\nOne.\n\nTwo.\n\n### More {/* #more */}\n\nNo.\n\n## Then?\n\nThree.',
        ),
      ),
    ).toMatchObject([
      {name: 'Why grey?', answer: 'One.\nTwo.', line: 3},
      {name: 'Then?', answer: 'Three.', line: 13},
    ]);
  });

  it('have answers in plain text', () => {
    expect(
      answers(
        '## Q\n\nPress <Kbd win="F7" mac="⌘ F7" />, *see* the\n<Term id="T010">tag</Term> `{0}` or [there](/docs).\n<Plan id="team" /> It is 2:1.',
      ),
    ).toEqual(['Press F7, see the tag {0} or there.  It is 2:1.']);
  });

  it('include the list or table that a paragraph introduces, or a single one', () => {
    expect(answers('## Q\n\nTwo:\n\n- **A**: a\n- B\n\nAfter.')).toEqual(['Two:\n- A: a\n- B']);
    expect(answers('## Q\n\n只有：\n\n| 看到 | 办法 |\n|---|---|\n| 灰色 | 确认 |')).toEqual([
      '只有：\n- 灰色 – 确认',
    ]);
    expect(answers('## Q\n\n| See | Do |\n|---|---|\n| Grey | Confirm |\n\nAfter.')).toEqual([
      '- Grey – Confirm',
    ]);
    expect(answers('## Q\n\nOnce.\n\n- Not this')).toEqual(['Once.']);
  });

  it('stop at a figure, or start after one', () => {
    expect(answers('## Q\n\nFirst.\n\n<Figure caption="c" />\n\nLast.')).toEqual(['First.']);
    expect(answers('## Q\n\n<Figure caption="c" />\n\nLast.')).toEqual(['Last.']);
  });
});

describe('structured data', () => {
  it('has what schema.org requires of a FAQPage', () => {
    expect(dataOf('## Why?\n\nBecause.')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'en-US',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: {'@type': 'Answer', text: 'Because.'},
        },
      ],
    });
  });

  it('escapes texts that would close its element', () => {
    const tree = parse('## Why?\n\n`</script>`');
    questions({locale: 'zh'})(
      tree,
      new VFile({path: 'a.mdx', data: {frontMatter: {article: {kind: 'faq'}}}}),
    );
    expect(JSON.stringify(tree.children.at(-1))).not.toContain('</script>');
  });

  it('is only on pages of questions', () => {
    expect(dataOf('## Why?\n\nBecause.', 'task')).toBeUndefined();
  });

  it('is refused without an answer, and the error names the line of the heading', () => {
    expect(() => dataOf('## Why?\n\nBecause.\n\n## How?\n\n<Figure caption="c" />')).toThrow(
      WriterError,
    );
    expect(() => dataOf('## Why?\n\nBecause.\n\n## How?')).toThrow('How?');
  });

  it.each([
    ['a component', 'Write to\n<Addresses kind="support" />.'],
    ['an expression', "Write\n{'{count}'}."],
  ])('is refused if it would lose %s of an answer, and the error names its line', (_, answer) => {
    expect(() => dataOf(`## Why?\n\n${answer}`)).toThrow(
      /faq\.mdx:4\n.*“Why\?” has a component or expression/,
    );
  });

  it('may leave out editions, comments and what is not part of the answer', () => {
    expect(
      dataOf(
        '## Why?\n\nSo. <Plan id="team" /> {/* checked */}\n\n<Figure caption="c" />\n\n<Addresses />',
      ),
    ).toMatchObject({mainEntity: [{acceptedAnswer: {text: 'So.'}}]});
  });

  it('is refused without a question', () => {
    expect(() => dataOf('Only text.')).toThrow(/no questions/);
  });
});
