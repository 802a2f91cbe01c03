// cspell:ignore audiance
import {expect, it} from 'vitest';
import * as z from 'zod';
import {describeIssues} from '../describeIssues.ts';

const schema = z.strictObject({
  title: z.string('is missing'),
  audience: z.array(z.string(), 'is not a list'),
  updated: z.string('is missing'),
  tasks: z.array(z.strictObject({need: z.string('is missing')})).optional(),
});
const guide = {
  schema,
  // The hints are those of several schemas.
  fixHints: {title: 'name it.', audience: 'write a list.', updated: 'write the day.', slug: '/.'},
  otherwise: 'correct it.',
};

const describe = (data: Record<string, unknown>, text: string) =>
  describeIssues(schema.safeParse(data).error?.issues ?? [], text, guide).map(
    ({line, problem, fix}) => `${line} ${problem} ${fix}`,
  );

it('reports a misspelt key once, where it is, with the key that was meant', () => {
  const text = '---\ntitle: A\naudiance: [everyone]\n---\n';
  expect(describe({title: 'A', audiance: ['everyone'], updated: '2026-01-01'}, text)).toEqual([
    '3 front matter: unknown key “audiance”. write “audience”, or remove it.',
  ]);
});

it('reports a missing key beside an unknown one that resembles none', () => {
  const text = '---\ntitle: A\nauthor: B\nupdated: 2026-01-01\n---\n';
  expect(describe({title: 'A', author: 'B', updated: '2026-01-01'}, text)).toEqual([
    '1 front matter: audience is not a list. write a list.',
    '3 front matter: unknown key “author”. remove it, or use one of title, audience, updated, tasks.',
  ]);
});

it('reports a key that is there and wrong, also beside a similar one', () => {
  const text = '---\ntitle: A\naudience: everyone\naudiance: []\nupdated: 2026-01-01\n---\n';
  expect(
    describe({title: 'A', audience: 'everyone', audiance: [], updated: '2026-01-01'}, text),
  ).toEqual([
    '3 front matter: audience is not a list. write a list.',
    '4 front matter: unknown key “audiance”. write “audience”, or remove it.',
  ]);
});

it('never offers a key that the schema refuses at this place', () => {
  const text = '---\nslug: x\ntasks:\n  - need: A\n    title: B\n---\n';
  const good = {title: 'A', audience: [], updated: '2026-01-01'};
  expect(describe({...good, slug: 'x', tasks: [{need: 'A', title: 'B'}]}, text)).toEqual([
    '5 front matter: unknown key “title”. remove it, or use one of need.',
    '2 front matter: unknown key “slug”. remove it, or use one of title, audience, updated, tasks.',
  ]);
});

it('reports a misspelt key of an entry once', () => {
  const text = '---\ntitle: A\naudience: []\nupdated: 2026-01-01\ntasks:\n  - ned: A\n---\n';
  const good = {title: 'A', audience: [], updated: '2026-01-01'};
  expect(describe({...good, tasks: [{ned: 'A'}]}, text)).toEqual([
    '6 front matter: unknown key “ned”. write “need”, or remove it.',
  ]);
});
