import stock from '@docusaurus/theme-translations/locales/zh-Hans/theme-common.json';
import own from '../../../i18n/zh/code.json';

/** The translations that the build of the Chinese site provides to components. */
export default {
  ...stock,
  ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
};
