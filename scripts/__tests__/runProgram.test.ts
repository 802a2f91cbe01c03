import {expect, it} from 'vitest';
import {runProgram} from '../run/runProgram.mjs';

it('stops a program whose signal was aborted before the program started', async () => {
  const program = [process.execPath, '-e', 'setTimeout(() => {}, 3000)'];
  const {ok} = await runProgram('test-of-abort', program, {signal: AbortSignal.abort()});
  expect(ok).toBe(false);
});
