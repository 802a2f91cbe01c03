import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {schedule} from '../run/schedule.mjs';

interface Example {
  readonly name: string;
  readonly alone?: boolean;
  readonly ms?: number;
  readonly fails?: boolean;
}

/** Runs example tasks and records when each begins and ends. */
async function follow(tasks: readonly Example[]) {
  const events: string[] = [];
  const result = await schedule(tasks, 2, async ({name, ms = 1, fails = false}, signal) => {
    events.push(`${name} begins`);
    await setTimeout(ms, undefined, {signal}).catch(() => undefined);
    events.push(`${name} ${signal.aborted ? 'is stopped' : 'ends'}`);
    return !fails && !signal.aborted;
  });
  return {events, ...result};
}

describe('schedule', () => {
  it('runs two tasks at a time, in their order', async () => {
    const {events, notRun, stopped} = await follow([
      {name: 'build', ms: 60},
      {name: 'styles'},
      {name: 'lint'},
    ]);
    expect(events).toEqual([
      'build begins',
      'styles begins',
      'styles ends',
      'lint begins',
      'lint ends',
      'build ends',
    ]);
    expect([...notRun, ...stopped]).toEqual([]);
  });

  it('runs a task that uses all cores alone', async () => {
    const {events} = await follow([
      {name: 'build', ms: 20},
      {name: 'unit', alone: true},
      {name: 'last'},
    ]);
    expect(events).toEqual([
      'build begins',
      'build ends',
      'unit begins',
      'unit ends',
      'last begins',
      'last ends',
    ]);
  });

  it('starts nothing after a failure, and stops what runs beside it', async () => {
    const {events, notRun, stopped} = await follow([
      {name: 'build', ms: 10_000},
      {name: 'styles', fails: true},
      {name: 'lint'},
      {name: 'unit', alone: true},
    ]);
    expect(events).toEqual(['build begins', 'styles begins', 'styles ends', 'build is stopped']);
    expect(stopped).toEqual(['build']);
    expect(notRun).toEqual(['lint', 'unit']);
  });

  it('passes on an error at the moment at which another task ends', async () => {
    const moment = setTimeout(1);
    await expect(
      schedule([{name: 'one'}, {name: 'two'}, {name: 'three'}], 2, async ({name}) => {
        await moment;
        if (name === 'two') {
          throw new Error('no report');
        }
        return true;
      }),
    ).rejects.toThrow('no report');
  });

  it('passes on an error of the runner itself', async () => {
    await expect(
      schedule([{name: 'one'}], 2, () => Promise.reject(new Error('no folder'))),
    ).rejects.toThrow('no folder');
  });
});
