import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import type {TextBlock} from '../../content/text/textBlocks.ts';
import {plainText} from '../../content/text/textParts.ts';
import {inlineMarkdown} from '../../plugins/messages/inlineMarkdown.ts';
import type {Message} from '../../plugins/messages/Message.ts';
import {messagesFile, readMessages} from '../../plugins/messages/readMessages.ts';
import {WriterError} from '../../plugins/writerError/index.ts';

async function messagesOf(root: string): Promise<readonly Message[]> {
  const file = path.join(root, messagesFile);
  if (!existsSync(file)) {
    // Fixtures may have no messages.
    return [];
  }
  try {
    return [...readMessages(await readFile(file, 'utf8')).values()];
  } catch (error) {
    if (error instanceof WriterError) {
      // The check `messages` reports the problem.
      return [];
    }
    throw error;
  }
}

const textOf = (cell: string) => (inlineMarkdown(cell) ?? []).map(plainText).join('');

/** Returns the running text of `data/messages.csv` in one language, one block for each cell. */
export async function messageBlocks(root: string, locale: LocaleId): Promise<TextBlock[]> {
  const messages = await messagesOf(root);
  return messages.flatMap(({text, when, remedy, line}) =>
    [text[locale], textOf(when[locale]), textOf(remedy[locale])].map((cell) => ({
      text: cell,
      line,
      lineAt: () => line,
    })),
  );
}
