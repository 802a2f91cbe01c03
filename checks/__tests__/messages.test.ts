import {expect, it} from 'vitest';
import {describeFinding} from '../Check.ts';
import {messages} from '../messages.ts';
import {loadFixture} from './loadFixture.ts';

it('a table of messages that the build cannot read is a finding with file and line', async () => {
  const findings = await messages.find(await loadFixture('messages/broken'));
  expect(findings.map(describeFinding)).toEqual([
    expect.stringMatching(/^data\/messages\.csv:2 row “F-01”: en is empty\. fill/),
  ]);
});
