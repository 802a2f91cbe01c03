/** The process of one engine: executes the requests of its parent. */
import {allEngines} from '../engines/allEngines.ts';
import type {Answer} from '../engines/Engine.ts';
import {readParts} from '../readParts.ts';
import {measureCosts, readingFrom} from './measureCosts.ts';
import type {Reply, Request} from './protocol.ts';

let current: Answer | undefined;

async function replyTo(request: Request): Promise<Reply> {
  switch (request.kind) {
    case 'measure': {
      const {engine, locale, build} = request;
      const parts = await readParts(locale, build);
      return {kind: 'measured', costs: await measureCosts(allEngines[engine], parts, locale)};
    }
    case 'start': {
      const {engine, locale, build} = request;
      const adapter = allEngines[engine];
      const files = await adapter.build(await readParts(locale, build), locale);
      const load = await adapter.prepare(files, locale);
      current = await load(readingFrom(files));
      return {kind: 'started'};
    }
    case 'search': {
      if (!current) {
        throw new Error('The engine has not been started.');
      }
      const begin = performance.now();
      const pages = await current(request.query, request.most);
      const time = performance.now() - begin;
      return {kind: 'answered', answered: {pages, time}};
    }
  }
}

process.on('message', (request: Request) => {
  void replyTo(request)
    .catch((error: unknown): Reply => ({kind: 'failed', message: String(error)}))
    .then((reply) => process.send?.(reply));
});

process.on('disconnect', () => {
  process.exit();
});
