// @vitest-environment jsdom
import {act, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {useLayoutEffect, type ReactNode} from 'react';
import {Route, useHistory, useLocation, useRouteMatch} from 'react-router';
import {beforeEach, expect, it, vi} from 'vitest';
import {DeferredRouter} from '../DeferredRouter.tsx';
import type {Navigation} from '../Navigation.ts';

const rendered = vi.fn<(path: string) => void>();
const arrived = vi.fn<(navigation: Navigation) => void>();
const shownOnArrival = vi.fn<(text: string | null) => void>();

function Page() {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const {isExact} = useRouteMatch();
  rendered(pathname);
  return (
    <button type="button" onClick={() => history.push('/?next')}>
      {pathname + search}, exact {String(isExact)}
    </button>
  );
}

function RouteLifecycle({children, ...navigation}: Navigation & {readonly children: ReactNode}) {
  arrived(navigation);
  const {location} = navigation;
  // The framework scrolls to the heading of the address here.
  useLayoutEffect(() => shownOnArrival(screen.getByRole('button').textContent), [location]);
  return children;
}

const page = <Page />;

function renderAt(path: string, load: () => Promise<unknown>) {
  const history = createMemoryHistory({initialEntries: [path]});
  render(
    <DeferredRouter
      createHistory={() => history}
      RouteLifecycle={RouteLifecycle}
      steps={{
        normalize: (location) => location,
        announce: () => () => undefined,
        load,
        leave: () => undefined,
        reload: () => undefined,
        isReachable: () => Promise.resolve(true),
        lose: () => () => undefined,
      }}
    >
      <Route path="/" render={() => page} />
    </DeferredRouter>,
  );
  return history;
}

beforeEach(() => {
  rendered.mockReset();
  arrived.mockReset();
  shownOnArrival.mockReset();
});
it('renders nothing while the next page loads, and everything once when it has loaded', async () => {
  let arrive: (() => void) | undefined;
  const files = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const history = renderAt('/a', () => files);
  fireEvent.click(screen.getByRole('button'));
  expect(history.location.search).toBe('?next');
  expect(screen.getByText('/a, exact false')).toBeTruthy();
  expect(rendered.mock.calls).toStrictEqual([['/a']]);

  await act(async () => {
    arrive?.();
    await files;
  });
  expect(screen.getByText('/?next, exact true')).toBeTruthy();
  expect(rendered.mock.calls).toStrictEqual([['/a'], ['/']]);
  expect(arrived.mock.lastCall?.[0]).toMatchObject({
    location: {pathname: '/', search: '?next'},
    previousLocation: {pathname: '/a'},
  });
  expect(shownOnArrival.mock.lastCall).toEqual(['/?next, exact true']);
});
