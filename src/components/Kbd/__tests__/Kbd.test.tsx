// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Kbd} from '../index.tsx';

const keysOf = (container: HTMLElement) =>
  [...container.querySelectorAll('kbd')].map((key) => key.textContent);

describe('Kbd', () => {
  it('shows both keyboards if they differ, and labels that of the Mac', () => {
    const {container} = render(<Kbd win="Ctrl+Enter" mac="⌘ Enter" />);
    expect(keysOf(container)).toEqual(['Ctrl+Enter', '⌘ Enter']);
    expect(container.textContent).toBe('Ctrl+Enter/ Mac⌘ Enter');
  });

  it('shows one if they are equal', () => {
    expect(keysOf(render(<Kbd win="F7" />).container)).toEqual(['F7']);
    expect(keysOf(render(<Kbd win="F8" mac="F8" />).container)).toEqual(['F8']);
  });
});
