import {createHash} from 'node:crypto';
import type {Section} from './Section.ts';

/**
 * Returns twelve hexadecimal digits that depend on the words of a section. White space is ignored:
 * line and paragraph breaks are formatting, and so is a space between Chinese and Latin words.
 */
export function fingerprint({words}: Pick<Section, 'words'>): string {
  const counted = words.normalize('NFC').replace(/\s+/gu, '');
  return createHash('sha256').update(counted).digest('hex').slice(0, 12);
}
