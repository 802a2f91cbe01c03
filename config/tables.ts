import {readFileSync} from 'node:fs';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {readMessages} from '../plugins/messages/readMessages.ts';

const read = (name: string) =>
  readFileSync(new URL(`../data/${name}.csv`, import.meta.url), 'utf8');

/** The tables of the build, by id. */
export const termbase = readTermbase(read('termbase'));
export const messageTable = readMessages(read('messages'));
