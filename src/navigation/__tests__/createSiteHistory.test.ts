// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createSiteHistory} from '../createSiteHistory.ts';

const leave = {
  assign: vi.fn<(url: string | URL) => void>(),
  replace: vi.fn<(url: string | URL) => void>(),
};
const create = () => createSiteHistory(leave, (path) => path.startsWith('/docs/yicat'));

beforeEach(() => {
  leave.assign.mockReset();
  leave.replace.mockReset();
  window.history.replaceState(null, '', '/docs/yicat/a');
});

describe('createSiteHistory', () => {
  it('goes to pages of the application as usual', () => {
    const history = create();
    history.push('/docs/yicat/b?q=1#x');
    expect(history.location).toMatchObject({pathname: '/docs/yicat/b', search: '?q=1', hash: '#x'});
    history.push({pathname: '/docs/yicat/c', state: {kept: true}});
    expect(history.location.state).toEqual({kept: true});
    history.replace('/docs/yicat/d');
    expect(history.location.pathname).toBe('/docs/yicat/d');
    history.push('?q=2');
    expect(history.location).toMatchObject({pathname: '/docs/yicat/d', search: '?q=2'});
    expect(leave.assign).not.toHaveBeenCalled();
    expect(leave.replace).not.toHaveBeenCalled();
  });

  it('leaves the application for all other pages, and keeps query and anchor', () => {
    const history = create();
    history.push('/search?q=a%26b');
    history.push({pathname: '/docs/yiloc/b', search: '?q=1', hash: '#x'});
    history.replace('/blog');
    expect(leave.assign.mock.calls).toEqual([['/search?q=a%26b'], ['/docs/yiloc/b?q=1#x']]);
    expect(leave.replace.mock.calls).toEqual([['/blog']]);
    expect(window.location.pathname).toBe('/docs/yicat/a');
  });

  it('S2.62 leaves for a page of another product, and stores the product', () => {
    const history = createSiteHistory(leave);
    history.push('/docs/yicat/b');
    history.push('/blog');
    history.push('/en/docs/yiloc?q=1#x');
    history.push('/docs/yiloc/c');
    expect(leave.assign.mock.calls).toEqual([['/docs/yicat/b'], ['/en/docs/yiloc?q=1#x']]);
    expect(window.localStorage.getItem('docs-preferred-version-default')).toBe('yiloc');
    expect(history.location.pathname).toBe('/docs/yiloc/c');
  });
});
