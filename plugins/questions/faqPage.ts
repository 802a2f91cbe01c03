import type {Question} from './questionsOf.ts';

/**
 * Returns the questions of a page as a schema.org `FAQPage` with the properties that search engines
 * require (https://schema.org/FAQPage), escaped for a `script` element.
 * @param language BCP 47 tag
 */
export function faqPage(questions: readonly Question[], language: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({name, answer}) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  // A `<` could close the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
