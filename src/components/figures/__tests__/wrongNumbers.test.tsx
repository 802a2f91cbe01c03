// @vitest-environment node
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Bar, Lanes, Sequence, StateChain} from '..';

const states = [{name: '待开始'}, {name: '已交付'}];

describe('a figure with a number that it has no place for stops the build', () => {
  it.each([
    [
      'a message to a missing actor',
      <Sequence actors={['程序', 'YiCAT']} messages={[{from: 1, to: 2, text: '新建'}]} />,
      'no actor 2: actors are counted from 0, and the last one is 1',
    ],
    [
      'a message from a missing actor to itself',
      <Sequence actors={['程序']} messages={[{from: 1, to: 1, text: '新建'}]} />,
      'no actor 1',
    ],
    [
      'a step in a missing lane',
      <Lanes lanes={['译员']} steps={[{lane: 1, text: '翻译'}]} />,
      'lane 1',
    ],
    [
      'an exit from a missing state',
      <StateChain states={states} exits={[{from: 2, label: '取消', name: '已取消'}]} />,
      'no state 2',
    ],
    [
      'a jump to a missing state',
      <StateChain states={states} exits={[{from: 0, to: 5, label: '退回'}]} />,
      'no state 5',
    ],
    ['a bar of more than 100%', <Bar value={130} />, 'value 130'],
  ])('%s', (_, figure, message) => {
    expect(() => renderToStaticMarkup(figure)).toThrow(message);
  });
});
