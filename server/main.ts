import path from 'node:path';
import {serve} from './serve.ts';

const [folder = 'build', port = process.env.PORT ?? '3000'] = process.argv.slice(2);

serve({folder: path.resolve(folder), port: Number(port)}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
