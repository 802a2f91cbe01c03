/** The process of one engine: does what the messages of its parent ask for. */
import {allEngines} from '../engines/allEngines.ts';
import type {Answer} from '../engines/Engine.ts';
import {readParts} from '../readParts.ts';
import type {Reply, Request} from './protocol.ts';
import {startEngine} from './startEngine.ts';

let current: Answer | undefined;

async function replyTo(request: Request): Promise<Reply> {
  switch (request.kind) {
    case 'start': {
      const {engine, locale, build, product, firstQuery} = request;
      const parts = await readParts(locale, build);
      const {started, answer} = await startEngine(
        allEngines[engine],
        parts,
        locale,
        product,
        firstQuery,
      );
      current = answer;
      return {kind: 'started', started};
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
  replyTo(request)
    .catch((error: unknown): Reply => ({kind: 'failed', message: String(error)}))
    .then((reply) => process.send?.(reply));
});
