// @vitest-environment jsdom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {renderPage} from '@site/src/navigation/__tests__/renderPage';
import {Highlighter} from '../Highlighter.tsx';

afterEach(cleanup);

it('removes the words from the address and moves the focus to the content', async () => {
  const {history, go} = renderPage(
    <main>
      <Highlighter words={['TM']} />
    </main>,
    ['/docs/a?_highlight=TM&x=1#part'],
  );
  await go(() => fireEvent.click(screen.getByRole('button')));
  expect(history.location).toMatchObject({search: '?x=1', hash: '#part'});
  const main = screen.getByRole('main');
  expect(document.activeElement).toBe(main);
  // Chromium loses the focus without it.
  expect(main.getAttribute('tabindex')).toBe('-1');
});
