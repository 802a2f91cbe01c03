import {describe, expect, it} from 'vitest';
import {readableText, readingMinutes} from '../readableText.ts';

describe('readableText', () => {
  it('leaves out comments and code that readers do not see', () => {
    const text = readableText(
      [
        "import {Figure} from '@site/src/components/figures';",
        '',
        '## 标题 {/* #heading */}',
        '',
        '见[链接](/docs/yicat/faq)与<Term id="T007">句段</Term>。',
        '',
        '<Figure alt="a > b" rows={[{text: \'{x}>\', n: <b>1</b>}]}>',
        '窗口',
        '</Figure>',
      ].join('\n'),
    );
    for (const hidden of ['import', 'heading', '/docs', 'T007', 'a > b', 'rows', 'Figure']) {
      expect(text).not.toContain(hidden);
    }
    for (const shown of ['标题', '链接', '句段', '窗口']) {
      expect(text).toContain(shown);
    }
  });

  it('keeps code, which may look like markup', () => {
    expect(readableText('写 `<name>` 与\n```xml\n<tu>x</tu>\n```')).toContain('<tu>x</tu>');
    expect(readableText('写 `<name>` 与 1 < 2 的区别')).toBe('写 `<name>` 与 1 < 2 的区别');
  });
});

describe('readingMinutes', () => {
  it('counts 200 words per minute in both languages', () => {
    expect(readingMinutes('word '.repeat(500), 'en')).toBe(3);
    expect(readingMinutes('翻译 '.repeat(420), 'zh')).toBe(2);
  });

  it('returns at least one minute', () => {
    expect(readingMinutes('', 'zh')).toBe(1);
  });
});
