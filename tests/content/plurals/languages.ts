/** Tags of the languages that the pages name, in both languages of the site. */
const tags: Readonly<Record<string, string>> = {
  中文: 'zh',
  日语: 'ja',
  韩语: 'ko',
  英语: 'en',
  俄语: 'ru',
  波兰语: 'pl',
  阿拉伯语: 'ar',
  法语: 'fr',
  西班牙语: 'es',
  意大利语: 'it',
  葡萄牙语: 'pt',
  Chinese: 'zh',
  Japanese: 'ja',
  Korean: 'ko',
  English: 'en',
  Russian: 'ru',
  Polish: 'pl',
  Arabic: 'ar',
  French: 'fr',
  Spanish: 'es',
  Italian: 'it',
  Portuguese: 'pt',
};

/**
 * The tag of a language by its name on a page.
 * @throws Error for a name that no page uses.
 */
export function languageTag(name: string): string {
  const tag = tags[name];
  if (tag === undefined) {
    throw new Error(`No tag is known for the language “${name}”.`);
  }
  return tag;
}
