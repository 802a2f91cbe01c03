import {describe, expect, it} from 'vitest';
import {attributeRules, moveStyleAttributes} from '../moveStyleAttributes.ts';

describe('moveStyleAttributes', () => {
  const {html, rules, elements} = moveStyleAttributes(
    '<p title="a > b" style="--columns:1fr 2fr" id=x>文</p><b style=width:60%>1</b><i style="width:60%"></i>',
  );

  it('replaces each attribute with a name and changes nothing else', () => {
    const [columns, width] = [...rules.keys()];
    expect(html).toBe(
      `<p title="a > b" data-style="${columns}" id=x>文</p><b data-style="${width}">1</b><i data-style="${width}"></i>`,
    );
  });

  it('returns the declarations, each once', () => {
    expect([...rules.values()]).toEqual(['--columns:1fr 2fr', 'width:60%']);
  });

  it('returns the elements of the new page', () => {
    const names = elements.flatMap(({attrs}) => attrs.map(({name}) => name));
    expect(names).toEqual(['title', 'data-style', 'id', 'data-style', 'data-style']);
  });

  it('reads the content of noscript', () => {
    const page = moveStyleAttributes('<body><noscript><p style="width:1%">文</p></noscript>');
    expect([...page.rules.values()]).toEqual(['width:1%']);
    expect(page.elements.map(({tagName}) => tagName)).toContain('p');
  });

  it('writes rules that override those of classes, in a stable order', () => {
    const css = attributeRules(rules);
    expect(css).toContain('"]:not(#_){--columns:1fr 2fr}');
    expect(attributeRules(new Map([...rules].reverse()))).toBe(css);
  });
});
