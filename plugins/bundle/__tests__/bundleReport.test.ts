import {expect, it} from 'vitest';
import {bundleReport, packageOf} from '../bundleReport.ts';

it.each([
  ['./node_modules/react-dom/cjs/a.js', 'react-dom'],
  ['../../main/node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
  ['./node_modules/a/node_modules/b/index.js', 'b'],
  ['./.docusaurus/registry.js', 'generated: registry.js'],
  ['./.docusaurus-en/products/accents.css', 'generated: products/accents.css'],
  ['./src/components/Icon/index.tsx', 'this site: src/components'],
])('%s belongs to %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

it('lists each file by package and by module, the largest first', () => {
  const report = bundleReport([
    {module: './src/lib/a.ts', file: 'main', code: 'a()'},
    {module: './node_modules/x/index.js', file: 'main', code: 'x()'.repeat(2000)},
    {module: './node_modules/x/other.js', file: 'main', code: 'y()'},
  ]);
  expect(report).toContain('## main, by package');
  expect(report).toMatch(/\| x \| 2 \| 6\.0 \| .*\n\| this site: src\/lib \| 1 \| 0\.0 \|/);
  expect(report).toContain('| ./node_modules/x/other.js | 1 | 0.0 | 0.0 |');
});
