import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isLocaleId, type LocaleId} from '@site/config/locales';

/** Returns the language of the current page. */
export function useLocale(): LocaleId {
  const {currentLocale} = useDocusaurusContext().i18n;
  return isLocaleId(currentLocale) ? currentLocale : 'zh';
}
