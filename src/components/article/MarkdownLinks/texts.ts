import type {LocaleId} from '@site/config/locales';

/** Texts of the component. In `code.json`, every page would load them. */
export const texts: Readonly<
  Record<LocaleId, Readonly<Record<'open' | 'copy' | 'copied' | 'failed', string>>>
> = {
  zh: {
    open: '打开 Markdown',
    copy: '复制 Markdown',
    copied: '已复制',
    failed: '复制失败，请打开后复制',
  },
  en: {
    open: 'Open as Markdown',
    copy: 'Copy as Markdown',
    copied: 'Copied',
    failed: 'Not copied. Open it and copy from there.',
  },
};
