import {describe, expect, it} from 'vitest';
import {fitsInRow, placeExits, textWidth} from '../diagram/chainLayout';

describe('placeExits', () => {
  it('puts end states of different states on one level', () => {
    const places = placeExits([{from: 0}, {from: 1}], 4);
    expect(places.map(({level}) => level)).toEqual([1, 1]);
    expect(places.map(({columns}) => columns)).toEqual([
      [2, 5],
      [5, 8],
    ]);
  });

  it('puts a jump below the end states it passes over', () => {
    const [jump, end] = placeExits([{from: 2, to: 0}, {from: 1}], 4);
    expect(end?.level).toBe(1);
    expect(jump?.level).toBe(2);
  });

  it('puts the longer of two jumps that overlap on the outside', () => {
    const [long, short] = placeExits(
      [
        {from: 4, to: 1},
        {from: 2, to: 1},
      ],
      5,
    );
    expect(short?.level).toBe(1);
    expect(long?.level).toBe(2);
  });

  it('puts jumps that meet at a state on different levels', () => {
    const places = placeExits(
      [
        {from: 1, to: 0},
        {from: 2, to: 1},
      ],
      3,
    );
    expect(places.map(({level}) => level)).toEqual([1, 2]);
  });

  it('turns the end state of the last state to the left', () => {
    const [last] = placeExits([{from: 3}], 4);
    expect(last).toEqual({columns: [8, 11], level: 1, mirrored: true});
  });

  it('keeps the order in which the exits were given', () => {
    const places = placeExits([{from: 3, to: 0}, {from: 0}], 4);
    expect(places.map(({columns}) => columns)).toEqual([
      [2, 11],
      [2, 5],
    ]);
  });
});

describe('textWidth', () => {
  it('counts a Han character as one and a Latin letter as about half', () => {
    expect(textWidth('已确认')).toBe(3);
    expect(textWidth('TM')).toBe(1);
  });
});

describe('fitsInRow', () => {
  const states = ['待开始', '进行中', '已交付', '已验收'];
  const via = ['首次保存', '交付', '验收'];

  it('sets four short states side by side', () => {
    expect(fitsInRow({states, via, exits: [{from: 2, to: 1, label: '退回'}]})).toBe(true);
  });

  it('turns eight states into a column', () => {
    expect(fitsInRow({states: [...states, ...states], via, exits: []})).toBe(false);
  });

  it('turns a chain into a column if the label of an exit does not fit below it', () => {
    const label = '没有审核员的任务提交后直接变为已完成';
    expect(fitsInRow({states, via, exits: [{from: 2, to: 1, label}]})).toBe(false);
  });

  it.each([
    ['leave the same state', {from: 1, to: 3}, {from: 1, to: 0}],
    ['lead to the same state', {from: 2, to: 1}, {from: 3, to: 1}],
  ])('turns a chain into a column if two jumps %s', (_, ...jumps) => {
    const exits = jumps.map((jump) => ({...jump, label: '退回'}));
    expect(fitsInRow({states, via, exits})).toBe(false);
    expect(fitsInRow({states, via, exits: exits.slice(1)})).toBe(true);
  });

  it('turns a chain into a column if the label of an end state would break', () => {
    const exits = [{from: 1, label: '取消任务取消', goal: '已取消'}];
    expect(fitsInRow({states, via, exits})).toBe(false);
  });

  it('turns a chain into a column if an end state does not fit', () => {
    const exits = [{from: 1, label: '首次保存之前由经理取消', goal: '已取消并归档'}];
    expect(fitsInRow({states, via, exits})).toBe(false);
  });
});
