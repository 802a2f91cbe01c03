import {readText, textFilesIn} from '../textFiles.ts';

const folders = ['config', 'checks', 'data', 'plugins', 'src', 'tests', 'versioned_docs', 'i18n'];

/** Lists lines that contain a slug without its product, as `file:line`, for review by a person. */
export function mentionsOf(root: string, slug: string): string[] {
  const mention = new RegExp(`['"\`]${slug}['"\`]`);
  return textFilesIn(root, folders).flatMap((file) =>
    (readText(root, file) ?? '')
      .split('\n')
      .flatMap((line, index) => (mention.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}
