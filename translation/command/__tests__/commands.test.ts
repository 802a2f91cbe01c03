import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {CliError} from '../../../scripts/run/CliError.mjs';
import {accept} from '../accept.ts';
import {exportTexts} from '../export.ts';
import {importTexts} from '../import.ts';
import {status} from '../status.ts';
import {tmx} from '../tmx.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';

/** Runs a command as `npm run` does, without a terminal. */
async function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  return {code, said: (await texts).join('')};
}

// The programs start slowly and do not depend on each other, so they start in parallel.
it('each command says how it is used, and what is wrong with what was typed', async () => {
  const asked = [
    ['translation/command/main.ts', ['--help'], 0, 'npm run i18n -- import FILE'],
    ['translation/command/main.ts', [], 1, 'Name a command'],
    ['translation/command/main.ts', ['translate'], 1, 'There is no command “translate”'],
    ['writing/new/main.ts', ['term', '--help'], 0, 'npm run new -- article PRODUCT SLUG'],
    ['writing/new/main.ts', ['page'], 1, 'Say what to make'],
    ['writing/new/main.ts', ['article', '--draft'], 1, 'npm run new -- article PRODUCT SLUG'],
    ['writing/new/main.ts', ['article', 'a', 'b', 'c'], 1, '“c” is too much'],
    ['writing/rename/main.ts', ['--help'], 0, 'npm run rename -- '],
    ['writing/rename/main.ts', ['yicat/start'], 1, 'npm run rename -- '],
    ['mcp/main.ts', ['--url', 'x'], 1, 'npm run mcp -- --site'],
    ['mcp/main.ts', ['--site', 'docs'], 1, '“docs” is not the address of a site'],
  ] as const;
  await Promise.all(
    asked.map(async ([program, args, code, words]) => {
      const answer = await run(program, ...args);
      expect(answer.said, program).toContain(words);
      expect(answer.code, answer.said).toBe(code);
      // The message is a sentence, without a stack trace.
      expect(answer.said).not.toMatch(/^\s+at /m);
    }),
  );
});

describe('npm run i18n', () => {
  const {root, write, read} = temporaryFolder('for all tests');
  /** One page in both languages, and the interface texts of the site. */
  const files = {
    zh: 'versioned_docs/version-yicat/start/trial.mdx',
    en: 'i18n/en/docusaurus-plugin-content-docs/version-yicat/start/trial.mdx',
  };
  const page = (title: string, words: string) =>
    `---\ntitle: ${title}\ndescription: ${words}\nkind: concept\nupdated: 2026-01-01\n---\n\n${words}\n`;

  beforeAll(() => {
    for (const part of ['i18n/en', 'i18n/zh']) {
      cpSync(part, path.join(root, part), {
        recursive: true,
        filter: (source) => !source.includes('docusaurus-plugin-content'),
      });
    }
    write(files.zh, page('试验', '这是第一句。'));
    write(files.en, page('Trial', 'This is the first sentence.'));
    write('data/freshness.json', '{}\n');
  });

  /** Reads every file of the copy, to detect changes. */
  const everything = () =>
    Object.fromEntries(
      readdirSync(root, {recursive: true, withFileTypes: true, encoding: 'utf8'})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file, 'latin1')]),
    );

  it.each([
    [accept, [], 'Name a page'],
    [accept, ['yicat/no-page'], 'There is no page “yicat/no-page”'],
    [accept, ['yicat/start/trial#no-section'], 'has no section “no-section”'],
    [status, ['--product', 'word'], 'Write one of these: yicat'],
    [status, ['yicat'], 'npm run i18n -- status'],
    [exportTexts, [], 'Say into which language'],
    [exportTexts, ['--to', 'de'], 'Say into which language'],
    [exportTexts, ['--to', 'en', '--format', '3'], 'There is no format “3”'],
    [exportTexts, ['--to', 'en', '--product', 'word'], 'There is no product “word”'],
    [exportTexts, ['--to', 'en', '--out', 'no/folder/x.xlf'], 'Name a file in a folder'],
    [tmx, ['--out', 'no/folder/x.tmx'], 'Name a file in a folder'],
    [importTexts, [], 'Name the XLIFF file'],
    [importTexts, ['no.xlf'], 'There is no file no.xlf'],
  ])('%# refuses what it cannot do, and changes nothing: %j', async (subcommand, args, words) => {
    const before = everything();
    const refused = Promise.resolve(subcommand.run(args, root));
    await expect(refused).rejects.toThrow(CliError);
    await expect(refused).rejects.toThrow(words);
    expect(everything()).toEqual(before);
  });

  it('takes what it has exported, and refuses each hostile form of it', async () => {
    await accept.run(['yicat/start/trial'], root);
    await exportTexts.run(['--to', 'en', '--product', 'yicat', '--out', 'work.xlf'], root);
    const good = read('work.xlf');
    const translated = good.replaceAll('This is the first sentence.', 'This is one & only.');
    expect(translated).not.toBe(good);
    const valid = translated.replaceAll('one & only', 'one &amp; only');
    const hostile: Readonly<Record<string, string | Uint8Array>> = {
      'entities.xlf': valid.replace(/(<xliff)/, '<!DOCTYPE xliff [<!ENTITY a "b">]>$1'),
      'broken.xlf': translated,
      'gb18030.xlf': Buffer.concat([Buffer.from(valid), Buffer.from([0xb2, 0xe2])]),
      'german.xlf': valid.replace(/trgLang="[^"]*"/, 'trgLang="de"'),
      'huge.xlf': Buffer.alloc(101 * 1024 * 1024, ' '),
      'unit.xlf': valid.replace(/<unit id="[^"]*"/, '<unit id="gone"'),
      'table.csv': '=HYPERLINK("x"),1\n',
    };
    for (const [name, bytes] of Object.entries(hostile)) {
      write(name, bytes);
    }
    for (const name of ['valid.xlf', 'again.xlf']) {
      write(name, valid);
    }
    const before = read(files.en);
    const refused = Object.keys(hostile).flatMap((name) => [[name], ['valid.xlf', name]]);
    for (const names of [...refused, ['valid.xlf', 'again.xlf']]) {
      const outcome = await importTexts.run(names, root).catch((error: unknown) => error);
      expect(outcome === false || outcome instanceof CliError, names.join()).toBe(true);
      expect(read(files.en), names.join()).toBe(before);
    }
    expect(await importTexts.run(['valid.xlf'], root)).toBe(true);
    expect(read(files.en)).toBe(
      before.replaceAll('This is the first sentence.', 'This is one & only.'),
    );
  });

  it('tmx and export --behind leave drafts out, and export alone does not', async () => {
    const drafts = (['zh', 'en'] as const).map((locale) => files[locale].replace('trial', 'draft'));
    const words = ['这是草稿里的话。', 'These are words of a draft.'];
    drafts.forEach((file, index) =>
      write(file, page('D', words[index] ?? '').replace('kind:', 'draft: true\nkind:')),
    );
    await accept.run(['yicat/start/trial', 'yicat/start/draft'], root);
    const toEnglish = ['--to', 'en', '--product', 'yicat', '--out', 'drafts.xlf'];
    await exportTexts.run(toEnglish, root);
    expect(read('drafts.xlf')).toContain(words[0]);
    await tmx.run(['--out', 'drafts.tmx'], root);
    expect(read('drafts.tmx')).toContain('这是第一句。');
    expect(read('drafts.tmx')).not.toContain(words[1]);
    const [chinese = '', english = ''] = drafts;
    const behind = page('T', '这是新的话。');
    write(files.zh.replace('trial', 'behind'), behind);
    rmSync(path.join(root, english));
    await exportTexts.run([...toEnglish, '--behind'], root);
    expect(read('drafts.xlf')).toContain('这是新的话。');
    expect(read('drafts.xlf')).not.toContain(words[0]);
    rmSync(path.join(root, chinese));
    rmSync(path.join(root, files.zh.replace('trial', 'behind')));
    // A section of a page that is gone is a slip, and does not remove what the page agreed on.
    await expect(accept.run(['yicat/start/draft#top'], root)).rejects.toThrow('no page');
    expect(read('data/freshness.json')).toContain('yicat/start/draft');
    await accept.run(['yicat/start/draft'], root);
    expect(read('data/freshness.json')).not.toContain('yicat/start/draft');
  });

  it('export --behind names what the import cannot insert', async () => {
    await accept.run(['yicat/start/trial'], root);
    const whole = read(files.en);
    const described = read(files.zh);
    write(files.zh, described.replace('kind:', 'sidebar_label: 短名\nkind:'));
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await exportTexts.run(['--to', 'en', '--product', 'yicat', '--behind'], root);
    const said = written.mock.calls.join('');
    written.mockRestore();
    expect(said).toContain(
      `${files.zh}:4: “短名” has no place in ${files.en} yet. Write it there.`,
    );
    write(files.zh, described);
    expect(read(files.en)).toBe(whole);
  });

  it('accept seals the other pages too, whose words have not changed', async () => {
    const other = (['zh', 'en'] as const).map((locale) => files[locale].replace('trial', 'other'));
    other.forEach((file) => write(file, page('T', 'One, two.')));
    const sealOf = (key: string) =>
      read('data/freshness.json')
        .split('\n')
        .find((line) => line.includes(`"${key}":`));
    await accept.run(['yicat/start/trial', 'yicat/start/other'], root);
    const sealed = sealOf('yicat/start/other');
    write(other[0] ?? '', page('T', 'One, **two**.'));
    await accept.run(['yicat/start/trial'], root);
    expect(sealOf('yicat/start/other')).not.toBe(sealed);
    write(other[0] ?? '', page('T', 'One, three.'));
    await accept.run(['yicat/start/trial'], root);
    expect(sealOf('yicat/start/other')).toBeUndefined();
    other.forEach((file) => rmSync(path.join(root, file)));
    await accept.run(['yicat/start/other'], root);
  });

  it('accept --typo records a change of one language, and refuses one of both', async () => {
    const change = (locale: 'zh' | 'en', from: string, to: string) =>
      write(files[locale], read(files[locale]).replaceAll(from, to));
    await accept.run(['yicat/start/trial'], root);
    const agreed = read('data/freshness.json');
    change('zh', '这是', '此为');
    await accept.run(['yicat/start/trial', '--typo'], root);
    const corrected = read('data/freshness.json');
    expect(corrected).not.toBe(agreed);
    change('zh', '此为', '这是');
    change('en', 'This is', 'That is');
    await expect(accept.run(['yicat/start/trial', '--typo'], root)).rejects.toThrow(
      'both languages have changed',
    );
    expect(read('data/freshness.json')).toBe(corrected);
  });
});
