// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {Marked} from '../HitTexts.tsx';

afterEach(cleanup);

describe('Marked', () => {
  it('marks the stretches and nothing else', () => {
    const {container} = render(
      <Marked
        text={{
          text: '查看模糊匹配的匹配率',
          marks: [
            [2, 6],
            [7, 9],
          ],
        }}
      />,
    );
    expect(container.firstElementChild?.innerHTML).toBe(
      '查看<mark>模糊匹配</mark>的<mark>匹配</mark>率',
    );
  });

  it('is another element for another text, so that a translated one is replaced as a whole', () => {
    const show = (text: string) => <Marked text={{text, marks: [[0, 1]]}} />;
    const {container, rerender} = render(show('记忆库'));
    const first = container.firstElementChild;
    rerender(show('术语库'));
    expect(container.firstElementChild).not.toBe(first);
  });

  it('shows markup as text', () => {
    const {container} = render(<Marked text={{text: '<img src=x onerror=a>', marks: [[1, 4]]}} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=a>');
  });
});
