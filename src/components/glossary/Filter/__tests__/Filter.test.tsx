// @vitest-environment jsdom
import {act} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {wordsIn} from '@site/plugins/glossary-page/words';
import {Filter} from '../index.tsx';

it('takes over what the reader typed before the application ran', () => {
  const type = vi.fn<(text: string) => void>();
  const filter = (
    <Filter
      words={wordsIn('zh')}
      result=""
      control={{
        text: '',
        products: [],
        type,
        commit: () => undefined,
        toggleProduct: () => undefined,
        clearProducts: () => undefined,
      }}
    />
  );
  document.body.innerHTML = renderToString(filter);
  const field = document.querySelector('input');
  expect(field?.getAttribute('spellcheck')).toBe('false');
  if (field) {
    field.value = 'jyk';
  }
  act(() => void hydrateRoot(document.body, filter));
  expect(type).toHaveBeenCalledExactlyOnceWith('jyk');
  expect(document.querySelector('input')?.value).toBe('jyk');
});
