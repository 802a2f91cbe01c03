import {readFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {baseUrls} from '../config/locales.ts';
import {languageOf} from '../release/languageOf.ts';

/**
 * Answers with the not-found page in the language of the path, even if the path is malformed. The
 * page is read for each request because a build that runs beside the server may have replaced it.
 */
export async function notFoundPage(
  folder: string,
  pathname: string,
  response: ServerResponse,
  status: 400 | 404 = 404,
): Promise<void> {
  const file = `${baseUrls[languageOf(pathname)]}404.html`;
  const page = await readFile(path.join(folder, file)).catch(() => Buffer.from('Not found'));
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.byteLength,
    'Cache-Control': 'no-cache',
  });
  response.end(page);
}
