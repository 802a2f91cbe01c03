import {expect, it} from 'vitest';
import {CliError} from '../../../scripts/run/CliError.mjs';
import {load} from '../load.ts';

it('names a folder without a built site, and says how to get one', async () => {
  await expect(load('/nope', 1)).rejects.toThrow(
    new CliError('/nope has no built site. Run npm run build first.'),
  );
});
