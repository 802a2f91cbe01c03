import {fileURLToPath} from 'node:url';

/** Absolute path of the project, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
