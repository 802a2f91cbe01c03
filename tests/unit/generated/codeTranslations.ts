import stock from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import own from '../../../i18n/zh/code.json';

/** What the build of the Chinese site hands to components. */
export default {
  ...stock,
  ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
};
