import {describe, expect, it} from 'vitest';
import {allChecks} from '../allChecks.ts';
import {describeFinding} from '../Check.ts';
import {expected} from './expected.ts';
import {loadFixture} from './loadFixture.ts';

describe.each(allChecks.map((check) => [check.name, check] as const))('%s', (name, check) => {
  it('refuses its fixture, with place and remedy', async () => {
    const findings = await check.find(await loadFixture(`${name}/refused`));
    const messages = findings.map(describeFinding);
    const wanted = expected[name] ?? [];
    expect(wanted).not.toHaveLength(0);
    expect(messages.map((message) => message.split(' ')[0])).toEqual(
      wanted.map(([place]) => place),
    );
    for (const [index, [, names]] of wanted.entries()) {
      expect(messages[index]).toContain(names);
    }
    expect(findings.every(({fix}) => fix !== '')).toBe(true);
  });

  it('accepts its fixture', async () => {
    const findings = await check.find(await loadFixture(`${name}/accepted`));
    expect(findings.map(describeFinding)).toEqual([]);
  });
});
