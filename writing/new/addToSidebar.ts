import {format, resolveConfig} from 'prettier';
import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Adds an article at the end of a section.
 * @param text content of `config/sidebars/<product>.ts`
 * @param file its path, for messages
 */
export async function addToSidebar(
  text: string,
  {file, section, slug}: {file: string; section: string; slug: string},
): Promise<string> {
  const list = new RegExp(`(key: '${section}',(?:(?! key: ')[\\s\\S])*?articles: \\[)([^\\]]*)\\]`);
  if (!list.test(text)) {
    throw new CliError(
      `${file} has no section “${section}” with a list of articles. Add the section first.`,
    );
  }
  const longer = text.replace(list, (_all, before: string, slugs: string) => {
    const kept = slugs.trim().replace(/,$/, '');
    return `${before}${kept === '' ? '' : `${kept}, `}'${slug}']`;
  });
  return format(longer, {...(await resolveConfig(file)), parser: 'typescript'});
}
