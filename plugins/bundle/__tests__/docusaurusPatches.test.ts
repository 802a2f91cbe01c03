import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../../scripts/root.mjs';
import changeFramework, {docusaurusPatches, isChanged} from '../docusaurusPatches.mjs';

const pathOf = (file: string) => path.join(root, 'node_modules', file);
const change = (resourcePath: string, source: string) =>
  changeFramework.call({resourcePath}, source);

describe('changes of the framework', () => {
  it.each(docusaurusPatches)('match the text in $file', async ({file, replacements}) => {
    const source = await readFile(pathOf(file), 'utf8');
    const changed = change(pathOf(file), source);
    for (const [from, to] of replacements) {
      expect(changed).toContain(to);
      expect(changed.replaceAll(to, '')).not.toContain(from);
    }
  });

  it('stop the build if a text is missing, and name the file to check', () => {
    const file = pathOf('@docusaurus/core/lib/client/clientEntry.js');
    expect(() => change(file, 'export {};')).toThrow('plugins/bundle/docusaurusPatches.mjs');
  });

  it('change no other file', () => {
    expect(isChanged(pathOf('@docusaurus/core/lib/client/flat.js'))).toBe(false);
    expect(isChanged('/x/src/clientEntry.js')).toBe(false);
    expect(isChanged('C:\\node_modules\\@docusaurus\\core\\lib\\client\\clientEntry.js')).toBe(
      true,
    );
    expect(
      change(
        pathOf('@docusaurus/core/lib/client/flat.js'),
        "import { BrowserRouter, HashRouter } from 'react-router-dom';\n",
      ),
    ).toBe("import { BrowserRouter, HashRouter } from 'react-router-dom';\n");
  });
});
