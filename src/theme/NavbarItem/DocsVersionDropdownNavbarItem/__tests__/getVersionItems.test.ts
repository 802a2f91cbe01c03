import {describe, expect, it} from 'vitest';
import {getVersionItems} from '../getVersionItems';

const yicat = {name: 'yicat', label: 'YiCAT'};
const qtrans = {name: 'qtrans', label: '快翻'};

describe('S2.39 getVersionItems', () => {
  it('shows all versions if none are configured', () => {
    expect(getVersionItems([yicat, qtrans])).toEqual([
      {version: yicat, label: 'YiCAT'},
      {version: qtrans, label: '快翻'},
    ]);
  });

  it('follows the configured order, as a list or with labels', () => {
    expect(
      getVersionItems([yicat, qtrans], ['qtrans', 'yicat']).map(({version}) => version),
    ).toEqual([qtrans, yicat]);
    expect(getVersionItems([yicat, qtrans], {qtrans: {label: 'QTrans'}, yicat: {}})).toEqual([
      {version: qtrans, label: 'QTrans'},
      {version: yicat, label: 'YiCAT'},
    ]);
  });

  it('S5.1 rejects an unknown version with the framework’s message', () => {
    expect(() => getVersionItems([yicat, qtrans], ['nope'])).toThrow(
      "No docs version exist for name 'nope', please verify your 'docsVersionDropdown' navbar item versions config.\n" +
        'Available version names:\n- yicat\n- qtrans',
    );
  });
});
