import {describe, expect, it} from 'vitest';
import {moveStyleAttributes} from '../moveStyleAttributes.ts';
import {stylesheetOf} from '../stylesheetOf.ts';

describe('moveStyleAttributes', () => {
  const {html, rules} = moveStyleAttributes(
    '<p title="a > b" style="--columns:1fr 2fr" id=x>文</p><b style=width:60%>1</b><svg style="display: none;"></svg><i style="width:60%"></i>',
  );

  it('puts a name in the place of each attribute and touches nothing else', () => {
    const [columns, width] = [...rules.keys()];
    expect(html).toBe(
      `<p title="a > b" data-style="${columns}" id=x>文</p><b data-style="${width}">1</b><svg style="display: none;"></svg><i data-style="${width}"></i>`,
    );
  });

  it('hands out the declarations, each once', () => {
    expect([...rules.values()]).toEqual(['--columns:1fr 2fr', 'width:60%']);
  });

  it('makes a stylesheet whose name follows its content', () => {
    const sheet = stylesheetOf(rules);
    expect(sheet.css).toContain('{--columns:1fr 2fr}');
    expect(sheet.href).toMatch(/^\/assets\/css\/attributes\.[0-9a-f]{8}\.css$/);
    expect(stylesheetOf(new Map([['a', 'width:1%']])).href).not.toBe(sheet.href);
  });
});
