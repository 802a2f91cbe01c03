import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from '../growth/copyProject.ts';
import {faults} from './faults/index.ts';
import {failsRelated, findFault} from './findFault.ts';

async function main(): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'planted-'));
  await copyProject(process.cwd(), copy);
  const wanted = process.argv[2] ?? '';
  let found = 0;
  const chosen = faults.filter(({file}) => file.includes(wanted));
  const files = [...new Set(chosen.map(({file}) => file))];
  if (await failsRelated(copy, files)) {
    throw new Error('Unit tests fail without a fault. Run `npm run check -- unit` first.');
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
  await rm(copy, {recursive: true});
  console.log(`${found} of ${chosen.length} planted faults found`);
  process.exitCode = found === chosen.length && found > 0 ? 0 : 1;
}

void main();
