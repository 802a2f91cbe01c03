import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Contact} from '@site/config/contact';

/** The addresses outside this site that `config/contact.ts` read from the environment. */
export function useContact(): Contact {
  return useDocusaurusContext().siteConfig.customFields?.contact as Contact;
}
