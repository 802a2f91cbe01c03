import {describe, expect, test} from 'vitest';
import {flatten} from '../articles/flatten.ts';

const dialect = {
  headingId: (id: string) => `{#${id}}`,
  callouts: {warning: 'caution'},
  link: (target: string) => (target === '/search' ? undefined : `/en${target}`),
};

const flat = (text: string) => flatten(text, 'zh', dialect);

describe('flatten', () => {
  test('takes front matter and imports away', () => {
    expect(flat("---\ntitle: A\n---\n\nimport {B} from 'b';\n\nText.\n")).toBe('Text.\n');
  });

  test('leaves the list of a procedure and the text of a term', () => {
    expect(flat('<Steps>\n\n1. 看<Term id="T1">句段</Term>。\n\n   结果。\n\n</Steps>\n')).toBe(
      '1. 看句段。\n\n   结果。\n',
    );
  });

  test('writes keys as code, editions as their name, figures as their caption', () => {
    expect(flat('<Kbd win="F7" mac="F7" />')).toBe('`F7`\n');
    expect(flat('用 <Plan id="team" />。')).toBe('用 团队版。\n');
    expect(flat('<Figure caption="A *b*" alt="c">\n  <Window />\n</Figure>')).toBe('*A \\*b\\**\n');
  });

  test('writes ids, callouts and links as the framework wants them', () => {
    expect(flat('## A {/* #a */}')).toBe('## A {#a}\n');
    expect(flat(':::warning\n当心。\n:::')).toBe(':::caution\n当心。\n:::\n');
    expect(flat(':::tip\n省事。\n:::')).toBe(':::tip\n省事。\n:::\n');
    expect(flat('[**a**](/docs/b) [c](/search)')).toBe('[**a**](/en/docs/b) c\n');
  });

  test('leaves code alone', () => {
    const code = '```json title="a.json"\n{"a": "<Term id=\\"T1\\">"}\n```\n';
    expect(flat(code)).toBe(code);
  });

  test('refuses a component that it does not know', () => {
    expect(() => flat('<Video />')).toThrow('<Video>');
  });

  test('leaves the text whose direction is set', () => {
    expect(flat('| <bdi dir="rtl">ملف</bdi> | a |\n| - | - |\n')).toContain('| ملف | a |');
  });
});
