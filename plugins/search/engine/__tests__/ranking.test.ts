import {describe, expect, it} from 'vitest';
import {search, searchAll, type SearchDocument} from '../index.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const load = (documents: readonly SearchDocument[], importance = 1) =>
  loadedIndex(documents, {importance});

describe('search', () => {
  it('gives one hit a page, its best section', () => {
    const hits = search(load(networking), 'cache', 20);
    expect(new Set(hits.map(({u}) => u)).size).toBe(hits.length);
    expect(hits[0]).toMatchObject({
      u: '/dns',
      h: '#flush',
      t: 'Name servers',
      s: 'Flush the cache',
    });
  });

  it('loses nothing by a repeated question word', () => {
    const index = load([page('/a', 'How it works', 'It works.')]);
    const [once] = search(index, 'how', 1);
    const [twice] = search(index, 'how how', 1);
    expect(twice?.share).toBe(once?.share);
  });

  it('ranks a short text about a word before a long one that mentions it', () => {
    const filler = Array.from({length: 200}, (_, n) => `entry${n}`).join(' ');
    const index = load([
      page('/long', 'A', `${filler} gateway`),
      page('/short', 'B', 'The gateway.'),
    ]);
    expect(search(index, 'gateway', 2).map(({u}) => u)).toEqual(['/short', '/long']);
  });

  it('shows by the score how much of a query was found', () => {
    const index = load(networking);
    const all = search(index, 'flush the cache', 1)[0]?.score ?? 0;
    const some = search(index, 'flush the cache of a croissant bakery', 1)[0]?.score ?? 0;
    expect(search(index, 'flush the cache of a croissant bakery', 1)[0]?.u).toBe('/dns');
    expect(some).toBeLessThan(all);
    expect(some).toBeGreaterThan(0);
  });

  it('takes a page whose other sections hold the rest of the query', () => {
    const index = load([
      {...page('/one', 'Backups', 'Where archives go.'), h: '#a', s: 'Archives'},
      {...page('/one', 'Backups', 'Retention is a month.'), h: '#b', s: 'Retention'},
      {...page('/two', 'Mirrors', 'Retention is a day.'), h: '#c', s: 'Retention'},
    ]);
    expect(search(index, 'archives retention', 2)[0]?.u).toBe('/one');
  });

  it('ranks a word before others of its family that a title says', () => {
    const index = load([
      page('/editor', 'The editor', 'Where files are changed.'),
      page('/plans', 'Plans', 'Which edition has what, and what another edition adds.'),
      {...page('/plans', 'Plans', 'Paid once a year.'), h: '#payment', s: 'Payment'},
    ]);
    expect(search(index, 'editions', 2).map(({u}) => u)).toEqual(['/plans', '/editor']);
    expect(search(index, 'editing', 1)[0]?.u).toBe('/editor');
  });

  it('ranks a page about the query before a heading of a page about much else', () => {
    const list = ['rules', 'zones', 'routes', 'leases', 'pools'].map((matter) => ({
      ...page('/reference', 'Reference', `Returns all ${matter}.`),
      h: `#${matter}`,
      s: `List ${matter}`,
    }));
    const guide = [
      page('/guide', 'Leases and pools of addresses', 'What a pool hands out.'),
      {
        ...page('/guide', 'Leases and pools of addresses', 'How long an address is kept.'),
        h: '#duration',
        s: 'Duration',
      },
    ];
    expect(search(load([...list, ...guide]), 'leases', 2).map(({u}) => u)).toEqual([
      '/guide',
      '/reference',
    ]);
    expect(search(load([...list, ...guide]), 'list leases', 1)[0]?.u).toBe('/reference');
  });

  it('counts a word in several sections of a page', () => {
    const section = (u: string, n: number, text: string) => ({
      ...page(u, 'Manual', text),
      h: `#s${n}`,
      s: `Part ${n}`,
    });
    const index = load([
      section('/once', 1, 'A proxy answers.'),
      section('/once', 2, 'A switch answers.'),
      section('/often', 1, 'A proxy answers.'),
      section('/often', 2, 'Another proxy answers.'),
    ]);
    expect(search(index, 'proxy', 2).map(({u}) => u)).toEqual(['/often', '/once']);
  });

  it('says which words of the document answered', () => {
    expect(search(load(networking), 'rule for port', 1)[0]?.words().terms).toEqual(
      expect.arrayContaining(['rule', 'rules']),
    );
  });
});

describe('searchAll', () => {
  const zh = loadedIndex(cooking, cookingOptions);
  const en = loadedIndex(networking, networkingOptions);

  it('answers from several indexes and says from which', () => {
    const [first] = searchAll([zh, en], 'firewall', 4);
    expect(first).toMatchObject({u: '/firewall', index: 1, document: 0});
  });

  it('puts the own index first, unless another page is clearly better', () => {
    const own = load([page('/own', 'Import files', 'Import.')]);
    const other = load([page('/other', 'Import files', 'Import.')]);
    const exact = load([page('/exact', 'Export archives', 'Export archives.')]);
    const first = (query: string) =>
      searchAll([other, exact, own], query, 3, own).map(({u}) => u)[0];
    expect(first('import files')).toBe('/own');
    expect(searchAll([other, own], 'import files', 3)[0]?.u).toBe('/other');
    expect(first('export archives')).toBe('/exact');
  });

  it('puts pages of a part that the query names first, unless another page is clearly better', () => {
    const guide = (part: string, u: string, t: string, text: string) => page(u, t, text, [part]);
    const indexes = [
      load([guide('Router', '/router', 'Import files', 'Import files with the switch.')]),
      load([guide('Switch', '/switch', 'Import files', 'Import.')]),
      load([guide('Modem', '/modem', 'Export archives', 'Export archives.')]),
    ];
    const first = (query: string) => searchAll(indexes, query, 3)[0]?.u;
    expect(first('import files')).toBe('/router');
    expect(first('import files on my Switch?')).toBe('/switch');
    expect(first('export archives of a switch')).toBe('/modem');
    expect(searchAll(indexes, 'import on a switch', 3).map((one) => one.isElsewhere)).toEqual([
      false,
      true,
    ]);
    expect(searchAll(indexes, 'import', 1)[0]?.isElsewhere).toBe(false);
    // A name alone asks for the page about it, wherever that is.
    expect(first('switch')).toBe('/router');
  });

  it('ranks news after articles that say as much', () => {
    const news = load([page('/news', 'Import files', 'Import.')], 0.8);
    const articles = load([page('/article', 'Import files', 'Import.')]);
    expect(searchAll([news, articles], 'import files', 2).map(({u}) => u)).toEqual([
      '/article',
      '/news',
    ]);
  });
});
