import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isLocaleId, type LocaleId} from '@site/config/locales';

/** The language of the page being shown. */
export function useLocale(): LocaleId {
  const {currentLocale} = useDocusaurusContext().i18n;
  return isLocaleId(currentLocale) ? currentLocale : 'zh';
}
