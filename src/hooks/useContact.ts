import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Contact} from '@site/config/contact';

/** Returns the addresses outside this site, which `config/contact.ts` read from the environment. */
export function useContact(): Contact {
  return useDocusaurusContext().siteConfig.customFields?.contact as Contact;
}
