// @vitest-environment jsdom
import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router';
import {expect, it} from 'vitest';
import type {ItemView} from '@site/plugins/update-log/PostView';
import {UpdateItems} from '..';

const itemOf = (id: string): ItemView => ({
  id,
  product: 'yicat',
  kind: 'new',
  title: id,
  text: id,
  article: {title: '导出', route: '/docs/yicat/export'},
});

it('marks the change whose id is in the address after a navigation in the application', () => {
  const history = createMemoryHistory({initialEntries: ['/blog/a#one']});
  render(
    <Router history={history}>
      <UpdateItems items={[itemOf('one'), itemOf('two')]} />
    </Router>,
  );
  const marked = () =>
    [...document.querySelectorAll('[data-current]')].map((item) => item.querySelector('h3')?.id);
  expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(marked()).toEqual(['one']);
  act(() => history.push('/blog/a#two'));
  expect(marked()).toEqual(['two']);
});
