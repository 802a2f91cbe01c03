// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {Button} from '..';

describe('Button', () => {
  it('acts on a click and submits no form', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>重试</Button>);
    const button = screen.getByRole('button', {name: '重试'});
    expect(button.getAttribute('type')).toBe('button');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does nothing while it is busy, but stays focusable', () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        重试
      </Button>,
    );
    const button = screen.getByRole('button', {name: '重试'});
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});
