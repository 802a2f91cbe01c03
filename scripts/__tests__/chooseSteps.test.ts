import {describe, expect, it} from 'vitest';
import {allChecks} from '../../checks/allChecks.ts';
import {chooseSteps, readContentChecks} from '../run/chooseSteps.mjs';
import {steps} from '../steps.mjs';

const choose = (...args: string[]) => chooseSteps(args);

const contentProgram = steps.find(({name}) => name === 'content')?.program ?? [];

describe('chooseSteps', () => {
  it('chooses the daily steps without a browser if nothing is named', async () => {
    const names = (await choose()).map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['build', 'content', 'lint', 'built']));
    expect(names).not.toContain('e2e');
    expect(names).not.toContain('planted');
  });

  it('chooses steps by name', async () => {
    const chosen = await choose('lint', 'content', 'e2e');
    expect(chosen.map(({name}) => name)).toEqual(['content', 'lint', 'e2e']);
    expect(chosen[0]?.program).toEqual(contentProgram);
  });

  it.each([
    [['terms', 'links']],
    [['terms', '--max-behind', '0']],
    [['content', '--max-behind', '0']],
    [['--max-behind', '0']],
  ])('runs the content checks once for %j', async (args) => {
    const rest = args.filter((arg) => arg !== 'content');
    expect(await choose(...args)).toMatchObject([
      {name: 'content', program: [...contentProgram, ...rest]},
    ]);
  });

  it('runs all content checks if the step is named beside one of them', async () => {
    const [content] = await choose('content', 'terms', '--max-behind', '0');
    expect(content?.program).toEqual([...contentProgram, '--max-behind', '0']);
  });

  it('refuses options of the content checks if only other steps are named', async () => {
    await expect(choose('lint', 'format', '--max-behind', '0')).rejects.toThrow(
      '“--max-behind”, “0” is for the content checks, and “lint”, “format” has none',
    );
    const chosen = await choose('lint', 'terms', '--max-behind', '0');
    expect(chosen.map(({name}) => name)).toEqual(['content', 'lint']);
  });

  it('refuses an unknown name, and names the steps and the content checks', async () => {
    await expect(choose('lint', 'terms', 'lints', 'term')).rejects.toThrow(
      /“lints”, “term”\.\nSteps: build, content, lint, .*\nContent checks: .*, links, .*, terms, .*$/,
    );
  });
});

it('readContentChecks finds the name of each content check', async () => {
  expect(await readContentChecks()).toEqual(allChecks.map(({name}) => name).sort());
});
