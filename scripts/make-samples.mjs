// Makes the practice files of static/samples/ from scripts/samples/data/:
//   npx tsx scripts/make-samples.mjs
// Run it when the data or a library that writes the files changes; the results are committed.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from './root.mjs';
import {sampleFiles} from './samples/sampleFiles.ts';

for (const [name, bytes] of Object.entries(await sampleFiles())) {
  const file = path.join(root, 'static', 'samples', name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
