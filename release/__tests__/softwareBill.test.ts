import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {softwareBill} from '../softwareBill.ts';

const componentsOf = (lock: string) =>
  z
    .object({components: z.array(z.record(z.string(), z.unknown()))})
    .parse(JSON.parse(softwareBill(lock))).components;

describe('the bill of materials', () => {
  it('repeats what the lock file says about a package', () => {
    const lock = {
      version: '1.0.0',
      packages: {
        '': {version: '1.0.0'},
        'node_modules/a/node_modules/@b/c': {
          version: '1.2.3',
          license: 'MIT',
          integrity: 'sha512-AQI=',
          optional: true,
        },
        'node_modules/peer': {version: '2.0.0', devOptional: true},
        'node_modules/react': {name: '@preact/compat', version: '18.3.2'},
        'node_modules/test': {version: '1.0.0', dev: true},
      },
    };
    expect(componentsOf(JSON.stringify(lock))).toEqual([
      {
        type: 'library',
        'bom-ref': 'node_modules/a/node_modules/@b/c',
        name: '@b/c',
        version: '1.2.3',
        scope: 'optional',
        purl: 'pkg:npm/%40b/c@1.2.3',
        licenses: [{expression: 'MIT'}],
        hashes: [{alg: 'SHA-512', content: '0102'}],
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/peer',
        name: 'peer',
        version: '2.0.0',
        scope: 'optional',
        purl: 'pkg:npm/peer@2.0.0',
      },
      {
        type: 'library',
        'bom-ref': 'node_modules/react',
        name: '@preact/compat',
        version: '18.3.2',
        scope: 'required',
        purl: 'pkg:npm/%40preact/compat@18.3.2',
      },
    ]);
  });

  it('lists each package of the site, and none that only tests use', () => {
    const listed = componentsOf(readFileSync('package-lock.json', 'utf8')).map(({name}) => name);
    const {dependencies} = z
      .object({dependencies: z.record(z.string(), z.string())})
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    // An alias has the name of the package in its version: `npm:@preact/compat@18.3.2`.
    const published = Object.entries(dependencies).map(
      ([name, version]) => /^npm:(@?[^@]+)/.exec(version)?.[1] ?? name,
    );
    expect(listed).toEqual(expect.arrayContaining(published));
    expect(listed).not.toContain('vitest');
  });
});
