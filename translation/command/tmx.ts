import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {siteMemory} from '../memory/siteMemory.ts';
import {writeTmx} from '../memory/writeTmx.ts';
import {type Subcommand, writeOut} from './Subcommand.ts';

const usage = '[--out FILE]';

export const tmx: Subcommand = {
  usage,
  does: 'Writes the sentences of both languages as a translation memory (TMX 1.4b).',
  async run(args, root) {
    const {values} = readArguments(args, `npm run i18n -- tmx ${usage}`, {
      options: {out: {type: 'string', default: 'site.tmx'}},
    });
    const entries = await siteMemory(root);
    const text = writeTmx(entries);
    await writeOut(root, values.out, text);
    const aligned = entries.filter(({quality}) => quality === 'structure').length;
    const size = (Buffer.byteLength(text) / 1024 / 1024).toFixed(1);
    say(
      `${values.out}: ${entries.length} entries, ${aligned} aligned by structure and ${entries.length - aligned} by length, ${size} MB.`,
    );
    return true;
  },
};
