import {describe, expect, it} from 'vitest';
import {validXml} from '../../../scripts/samples/__tests__/read/validXml.ts';
import {agree} from '../../freshness/agree.ts';
import {writeAgreements} from '../../freshness/Agreements.ts';
import {readPagePairs} from '../../sections/readPagePairs.ts';
import {textOf, type Part} from '../../segments/Part.ts';
import type {Unit, UnitFile} from '../../segments/Unit.ts';
import {findCandidates} from '../findCandidates.ts';
import {memoryOf, siteMemory} from '../siteMemory.ts';
import {writeTmx} from '../writeTmx.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';

const slot = (parts: readonly Part[]) => ({start: 0, end: 0, syntax: 'markdown' as const, parts});

const unit = (section: string, source: readonly Part[], target?: readonly Part[]): Unit => ({
  path: section,
  section,
  line: 1,
  kind: 'paragraph',
  source: slot(source),
  ...(target && {target: slot(target)}),
});

const code: Part = {id: 1, shape: 'alone', kind: 'code', raw: '`a < b & "c"`'};

const file: UnitFile = {
  sourceFile: 'zh.mdx',
  targetFile: 'en.mdx',
  to: 'en',
  title: 'Tags',
  source: '',
  target: '',
  units: [
    unit('one', ['点击保存。关闭窗口。'], ['Click save. Close the window.']),
    unit('two', ['点击保存。关闭窗口。'], ['Click save. Close the window.']),
    unit('three', ['先键入译文，再按 ', code, '。'], ['Type the target and press ', code, '.']),
    unit('four', ['选中文字。复制。'], ['Select the text and copy it.']),
    unit('behind', ['这一节变了。'], ['This section was.']),
    unit('lacking', ['没有译文。']),
  ],
  unplaced: [],
  behind: new Set(['behind']),
  headings: new Map(),
  readSlots: () => [],
};

describe('memoryOf', () => {
  const memory = memoryOf([file]);

  it('has each pair once, by sentence, with the way it was found', () => {
    expect(
      memory.map(({texts, section, quality}) => [
        section,
        textOf(texts.zh),
        textOf(texts.en),
        quality,
      ]),
    ).toEqual([
      ['one', '点击保存。', 'Click save.', 'structure'],
      ['one', '关闭窗口。', 'Close the window.', 'structure'],
      [
        'three',
        '先键入译文，再按 `a < b & "c"`。',
        'Type the target and press `a < b & "c"`.',
        'structure',
      ],
      ['four', '选中文字。复制。', 'Select the text and copy it.', 'length'],
    ]);
  });

  it('aligns by length without regard to texts that lack a target', () => {
    const zh = [8, 20, 8].map((length) => `${'字'.repeat(length - 1)}。`);
    const en = [20, 60].map((length) => `W${'o'.repeat(length - 2)}.`);
    const units = [
      unit('length', [zh.join('')], [en.join(' ')]),
      unit('lacking', ['没有译文。'.repeat(80)]),
    ];
    expect(memoryOf([{...file, units}]).map(({texts}) => textOf(texts.zh))).toEqual([
      zh[0],
      `${zh[1]}${zh[2]}`,
    ]);
  });

  it('becomes TMX 1.4 that its DTD accepts', () => {
    const tmx = Buffer.from(writeTmx(memory));
    validXml(tmx, 'tmx', (document) => {
      expect(document.find('/tmx/body/tu')).toHaveLength(memory.length);
      expect(document.get('//tu[3]/tuv[2]/seg/ph')?.content).toBe('`a < b & "c"`');
      expect(document.get('//tu[4]/prop[@type="x-quality"]')?.content).toBe('length');
    });
    const broken = Buffer.from(
      tmx.toString().replace('<seg>', '<seg><b>').replace('</seg>', '</b></seg>'),
    );
    expect(() => validXml(broken, 'tmx', () => undefined)).toThrow();
  });

  it('gives candidates for sentences that are like its own, best first', () => {
    const candidates = findCandidates(memory, 'en');
    expect(candidates('关闭窗口。')).toEqual([
      {source: '关闭窗口。', target: 'Close the window.', origin: 'zh.mdx#one', similarity: 100},
    ]);
    expect(candidates('先键入译文，再按 `a < b & "d"`。')[0]?.similarity).toBeLessThan(100);
    expect(candidates('完全不同的一句话')).toEqual([]);
    expect(findCandidates(memory, 'zh')('Close the window.')[0]?.target).toBe('关闭窗口。');
  });
});

describe('siteMemory', () => {
  const {root, write} = temporaryFolder('for each test');

  it('has the pages that lists show, and neither drafts nor unlisted ones', async () => {
    write('i18n/zh/code.json', '{}');
    write('i18n/en/code.json', '{}');
    for (const [name, key] of [
      ['shown', 'unlisted: false'],
      ['unlisted', 'unlisted: true'],
      ['draft', 'draft: true'],
    ]) {
      const page = (title: string) => `---\ntitle: ${title} ${name}\n${key}\n---\n`;
      write(`versioned_docs/version-faq/${name}.mdx`, page('题'));
      write(`i18n/en/docusaurus-plugin-content-docs/version-faq/${name}.mdx`, page('Title'));
    }
    const agreements = (await readPagePairs(root)).flatMap((page) => {
      const result = agree(page);
      return 'agreement' in result ? [[page.key, result.agreement] as const] : [];
    });
    write('data/freshness.json', writeAgreements(new Map(agreements)));
    const memory = await siteMemory(root);
    expect(memory.map(({texts}) => textOf(texts.en))).toEqual(['Title shown']);
  });
});
