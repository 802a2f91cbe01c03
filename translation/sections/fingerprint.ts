import {createHash} from 'node:crypto';
import type {Section} from './Section.ts';

/**
 * Twelve hexadecimal digits that change with the words of a section. White space does not count:
 * where a line or a paragraph ends is formatting, and so is a space between Chinese and Latin words.
 */
export function fingerprint({words}: Pick<Section, 'words'>): string {
  const counted = words.normalize('NFC').replace(/\s+/gu, '');
  return createHash('sha256').update(counted).digest('hex').slice(0, 12);
}
