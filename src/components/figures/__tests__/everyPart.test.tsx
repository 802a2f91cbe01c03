// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import * as kit from '..';
import {examples} from './examples';
import {focusable} from './focusable';

const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');

describe.each(Object.entries(examples))('%s', (name, example) => {
  it('is not focusable or interactive', () => {
    render(
      <kit.Figure caption="图" alt="说明。">
        {example}
      </kit.Figure>,
    );
    const drawing = screen.getByRole('img', {name: '图'});
    expect(drawing.childElementCount).toBeGreaterThan(0);
    expect(focusable(drawing)).toEqual([]);
  });

  it('is in the README', () => {
    expect(readme).toMatch(new RegExp(`^(\\| |### |\`).*\\b${name}\\b`, 'm'));
    expect(readme).toContain(`<${name}`);
  });
});

it('has an example for every part', () => {
  expect(Object.keys(examples).sort()).toEqual(Object.keys(kit).sort());
});

it('would detect focusable elements', () => {
  const {container} = render(
    <div>
      <button type="button">确认</button>
      <span tabIndex={-1}>…</span>
      <span role="button">…</span>
    </div>,
  );
  expect(focusable(container)).toEqual(['button', 'span', 'span']);
});
