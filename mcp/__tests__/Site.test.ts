import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {Site} from '../Site.ts';

const file = '/search/yicat.01234567.index.json';

/** Answers of the server, the last of which it repeats. */
const answers = ['{"broken":', '{"whole":true}'];
const server = createServer((_request, response) => {
  response.end(answers.length > 1 ? answers.shift() : answers[0]);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('a broken file is fetched again', async () => {
  const site = new Site(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(site.json(file)).rejects.toThrow(`${file} is not JSON`);
  expect(await site.json(file)).toEqual({whole: true});
});
