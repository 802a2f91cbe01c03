import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {Fault} from '../Fault.ts';
import {faults} from '../faults/index.ts';

const isPlantable = ({file, right}: Fault) => readFileSync(file, 'utf8').split(right).length === 2;

it('every fault has one place in the code', () => {
  expect(faults.length).toBeGreaterThan(60);
  expect(faults.filter((fault) => !isPlantable(fault))).toEqual([]);
  const [fault] = faults;
  expect(fault && isPlantable({...fault, right: 'no code of ours'})).toBe(false);
});
