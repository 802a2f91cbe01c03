import {readText, textFilesIn} from '../textFiles.ts';

const folders = ['config', 'checks', 'data', 'plugins', 'src', 'tests', 'versioned_docs', 'i18n'];

/** Lines that quote a slug without its product, as `file:line`: a person has to read them. */
export function mentionsOf(root: string, slug: string): string[] {
  const mention = new RegExp(`['"\`]${slug}['"\`]`);
  return textFilesIn(root, folders).flatMap((file) =>
    (readText(root, file) ?? '')
      .split('\n')
      .flatMap((line, index) => (mention.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}
