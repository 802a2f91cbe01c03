import {rm} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {commonPart} from '../../../config/commonPart.mjs';
import {productIds, type ProductId} from '../../../config/products.ts';
import type {Term} from '../../../plugins/glossary/readTermbase.ts';
import type {Manifest} from '../../../plugins/search/manifest.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {filesIn} from '../../files.ts';
import {joinParts} from '../joinParts.ts';
import {preparePart} from '../preparePart.ts';

const {root, write, read} = temporaryFolder('for each test');
const folderOf = (id: string) => path.join(root, id);
const site = path.join(root, 'site');

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const sitemap = (address: string) =>
  `<urlset><url><loc>${address}</loc><lastmod>2026-01-01</lastmod></url></urlset>`;
const manifest = (id: string): Manifest => ({
  indexes: [
    {
      id,
      context: `docs/${id}/`,
      file: `${id}.json`,
      tables: 'w',
      texts: `${id}.*.json`,
    },
    ...(id === commonPart ? [{id: 'site', context: '', file: 's', tables: 'w', texts: 't'}] : []),
  ],
  glossary: {path: 'glossary', files: []},
});

/** Writes a part as the framework builds it. */
function buildPart(id: ProductId, body = ''): void {
  for (const prefix of ['', 'en/']) {
    const place = `${id}/${prefix}`;
    write(`${place}docs/${id}.html`, page(`<h2 id="top">${id}</h2>${body}`));
    write(`${place}404.html`, page(`not found in ${id}`));
    write(`${place}sitemap.xml`, sitemap(`https://x/${prefix}docs/${id}`));
    write(`${place}pages.json`, JSON.stringify([{path: `/${prefix}docs/${id}`, title: id}]));
    write(`${place}licences.txt`, `Beginning\n\n${'-'.repeat(72)}\n\n${id} 1.0\n`);
    write(`${place}search/manifest.json`, JSON.stringify(manifest(id)));
    write(`${id}/img/shared.svg`, '<svg/>');
    if (id === commonPart) {
      write(`${place}offline.html`, page('offline'));
    }
  }
}

const prepare = (id: ProductId) =>
  preparePart(id, {
    folder: folderOf(id),
    untrimmedFolder: path.join(root, 'untrimmed', id),
    cardCache: path.join(root, 'cards', id),
  });

const terms = [{id: 'T001'} as Term];

const join = (ids: readonly string[] = productIds) =>
  joinParts({folder: site, redirects: [], terms, parts: ids.map(folderOf)});

const readJoined = (file: string) => read(`site/${file}`);

beforeEach(async () => {
  for (const id of productIds) {
    buildPart(
      id,
      id === 'yiloc' ? '<a href="/docs/yicat#top">x</a><a href="/glossary.json">y</a>' : '',
    );
    await prepare(id);
  }
});

describe('joinParts', () => {
  it('has the pages of all parts, the common not-found page and no data of the parts', async () => {
    await join([...productIds].reverse());
    const files = await filesIn(site);
    for (const id of productIds) {
      expect(files).toContain(`docs/${id}.html`);
      expect(files).toContain(`en/docs/${id}.html`);
    }
    expect(readJoined('404.html')).toContain(`not found in ${commonPart}`);
    expect(files.filter((file) => file.startsWith('.part'))).toEqual([]);
    expect(files).toContain('.server/release.json');
  });

  it('merges what every part has', async () => {
    await join();
    for (const prefix of ['', 'en/']) {
      const {indexes} = JSON.parse(readJoined(`${prefix}search/manifest.json`)) as Manifest;
      expect(indexes.map(({id}) => id)).toEqual([...productIds, 'site']);
      expect(JSON.parse(readJoined(`${prefix}pages.json`))).toHaveLength(productIds.length);
      const map = readJoined(`${prefix}sitemap.xml`);
      expect(map.match(/<loc>/g)).toHaveLength(productIds.length);
      expect(map).toMatch(/^<urlset>.*<\/urlset>$/s);
      const licences = readJoined(`${prefix}licences.txt`);
      expect(licences.match(/Beginning/g)).toHaveLength(1);
      expect(licences.match(/ 1\.0/g)).toHaveLength(productIds.length);
    }
  });

  it('leaves the parts as they were', async () => {
    const before = read('yicat/pages.json');
    await join();
    await join();
    expect(read('yicat/pages.json')).toBe(before);
  });

  it('refuses a missing part, one that is there twice, and one that is not complete', async () => {
    await expect(join(productIds.slice(1))).rejects.toThrow(/“yicat” is not among/);
    await expect(join([...productIds, 'yicat'])).rejects.toThrow(/“yicat” is 2 times among/);
    await rm(path.join(folderOf('yicat'), '.part'), {recursive: true});
    await expect(join()).rejects.toThrow(/build this part again/);
  });

  it('refuses parts that have different files of one name', async () => {
    write('yiloc/img/shared.svg', '<svg>other</svg>');
    await expect(join()).rejects.toThrow(
      /“yicat” and “yiloc” have different files img\/shared\.svg/,
    );
  });

  it('refuses a link to another part that leads nowhere', async () => {
    buildPart('yiloc', '<a href="/docs/yicat#gone">x</a>');
    await prepare('yiloc');
    await expect(join()).rejects.toThrow(/docs\/yicat#gone on .*docs\/yiloc\.html/);
    // This file marks a release as complete.
    expect(await filesIn(site)).not.toContain('.server/release.json');
  });
});

describe('preparePart', () => {
  it('refuses a link inside the part that leads nowhere, in either language', async () => {
    buildPart('yiloc', '<a href="/en/docs/yiloc/gone">x</a>');
    await expect(prepare('yiloc')).rejects.toThrow(/\/en\/docs\/yiloc\/gone/);
  });
});
