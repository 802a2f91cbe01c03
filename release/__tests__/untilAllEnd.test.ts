import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {untilAllEnd} from '../untilAllEnd.ts';

it('throws the first error when all have ended', async () => {
  let isDone = false;
  const slow = async () => {
    await setImmediate();
    isDone = true;
  };
  await expect(
    untilAllEnd([Promise.reject(new Error('first')), Promise.reject(new Error('second')), slow()]),
  ).rejects.toThrow('first');
  expect(isDone).toBe(true);
});
