import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {handWritten, sampleFiles} from '../sampleFiles.ts';
import {fixedZip} from '../../../plugins/fileFormats/fixedZip.ts';
import {committed} from './committed.ts';

const hex = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString('hex');

describe('the practice files', () => {
  it('are committed as the script makes them, byte by byte', async () => {
    const made = await sampleFiles();
    const there = committed();
    expect(Object.keys(there).sort()).toEqual([...Object.keys(made), ...handWritten].sort());
    for (const [name, bytes] of Object.entries(made)) {
      expect(hex(there[name]) === hex(bytes), `${name}: npx tsx scripts/make-samples.mjs`).toBe(
        true,
      );
    }
  });

  it('have names of plain ASCII', () => {
    expect(Object.keys(committed()).filter((name) => !/^[a-z]+\/[A-Za-z_.-]+$/.test(name))).toEqual(
      [],
    );
  });

  it('are small: no more than 20 kB each, except what describes a whole interface', () => {
    const large = Object.entries(committed()).filter(([, {length}]) => length > 20_000);
    expect(large.map(([name]) => name)).toEqual([
      'yicat/openapi-samples.json',
      'yicat/openapi.json',
    ]);
    expect(large.filter(([, {length}]) => length > 300_000)).toEqual([]);
  });
});

describe('a packed file', () => {
  it('does not depend on when it was packed', async () => {
    const file = (await sampleFiles())['yicat/water-filter.docx'] ?? new Uint8Array();
    expect(hex(fixedZip(file))).toBe(hex(file));
    const properties = unzipSync(file)['docProps/core.xml'];
    expect(new TextDecoder().decode(properties)).toContain(
      '2026-11-21T00:00:00Z</dcterms:created>',
    );
  });

  it('begins with the list of its types', async () => {
    const file = (await sampleFiles())['yicat/water-filter-terms-en.xlsx'] ?? new Uint8Array();
    expect(Object.keys(unzipSync(file))[0]).toBe('[Content_Types].xml');
  });
});
