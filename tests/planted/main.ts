import {CliError} from '../../scripts/run/CliError.mjs';
import {command} from '../../scripts/run/command.mjs';
import {copyProject} from '../growth/copyProject.ts';
import {faults} from './faults/index.ts';
import {failsRelated, findFault} from './findFault.ts';
import {withFolder} from '../folders/withFolder.ts';

/** Plants the faults of files whose path contains a text, and prints those that no test finds. */
async function plant(copy: string, wanted: string): Promise<void> {
  await copyProject(process.cwd(), copy);
  let found = 0;
  const chosen = faults.filter(({file}) => file.includes(wanted));
  const files = [...new Set(chosen.map(({file}) => file))];
  if (await failsRelated(copy, files)) {
    throw new CliError('Unit tests fail without a fault. Run `npm run check -- unit` first.');
  }
  for (const fault of chosen) {
    const finding = await findFault(copy, fault);
    found += finding === 'found' ? 1 : 0;
    if (finding !== 'found') {
      const why =
        finding === 'missed'
          ? 'no unit test notices it. Write one.'
          : 'the file does not contain the right text exactly once. Adapt the fault in tests/planted/faults/.';
      console.error(`${fault.file}: “${fault.effect}”: ${why}`);
    }
  }
  console.log(`${found} of ${chosen.length} planted faults found`);
  process.exitCode = found === chosen.length && found > 0 ? 0 : 1;
}

void command(([wanted = '']) => withFolder('planted-', (copy) => plant(copy, wanted)))(
  process.argv.slice(2),
);
