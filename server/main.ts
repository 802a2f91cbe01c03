import path from 'node:path';
import {portSentence} from '../scripts/setup/portSentence.mjs';
import {serve} from './serve.ts';
import {stopOnSignal} from './stopOnSignal.ts';

const [folder = 'build', port = process.env.PORT ?? '3000'] = process.argv.slice(2);

serve({folder: path.resolve(folder), port: Number(port), host: process.env.HOST})
  .then(stopOnSignal)
  .catch((error: unknown) => {
    const sentence = portSentence(
      error,
      Number(port),
      (other) => `tsx server/main.ts ${folder} ${other}`,
    );
    console.error(sentence ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  });
