import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../static/samples/yiloc');

function check(...names: readonly string[]) {
  const {status, stdout} = spawnSync(process.execPath, ['check-locales.mjs', ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, lines: stdout.trim().split('\n')};
}

describe('the check script for translated files', () => {
  it('passes the good file', () => {
    const passed = {status: 0, lines: ['No faults']};
    expect(check('en.json', 'zh-Hans.json')).toEqual(passed);
    expect(check('--complete', 'en.json', 'zh-Hans.json')).toEqual(passed);
  });

  it('fails the faulty one and names each key', () => {
    const {status, lines} = check('en.json', 'zh-Hans-faulty.json');
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(': ')[1])).toEqual([
      'cart.added',
      'cart.fax',
      'checkout.pay',
      undefined,
    ]);
  });

  it('reports missing keys on request only', () => {
    const {lines} = check('--complete', 'en.json', 'zh-Hans-faulty.json');
    expect(lines).toContain('zh-Hans-faulty.json: checkout.done: missing');
  });
});
