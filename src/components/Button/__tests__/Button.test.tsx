// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Button} from '..';

afterEach(cleanup);

describe('Button', () => {
  it('acts on a click and submits no form', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>重试</Button>);
    const button = screen.getByRole('button', {name: '重试'});
    expect(button.getAttribute('type')).toBe('button');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([{disabled: true}, {busy: true}])(
    'does nothing while %o, but stays reachable',
    (state) => {
      const onClick = vi.fn();
      render(
        <Button {...state} onClick={onClick}>
          重试
        </Button>,
      );
      const button = screen.getByRole('button', {name: '重试'});
      fireEvent.click(button);
      expect(onClick).not.toHaveBeenCalled();
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.hasAttribute('disabled')).toBe(false);
      expect(button.hasAttribute('aria-busy')).toBe('busy' in state);
    },
  );
});
