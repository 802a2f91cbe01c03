import type {LocaleId} from '../../config/locales.ts';

export interface Device {
  readonly device: string;
  readonly viewport: {readonly width: number; readonly height: number};
}

export const desktop = {width: 1440, height: 900};
export const phone = {width: 390, height: 844};

/**
 * The viewport in which each language is tested. A fault comes from a width or from a language, so a
 * test in both languages need not run at both widths in each.
 */
export const deviceOf: Readonly<Record<LocaleId, Device>> = {
  zh: {device: 'desktop', viewport: desktop},
  en: {device: 'phone', viewport: phone},
};
