// @vitest-environment jsdom
import * as docs from '@docusaurus/plugin-content-docs/client';
import DocItemLayout from '@theme/DocItem/Layout';
import {render, screen, waitFor, within} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ArticleData, LandingData} from '@site/plugins/articles/ArticleData';
import * as contact from '@site/src/hooks/useContact';

const article: ArticleData = {
  kind: 'concept',
  audience: ['translator'],
  updated: '2026-11-21',
  minutes: 1,
  twin: {title: 'Secret', address: '/en/docs/qtrans/secret'},
  related: [],
  changes: [],
};

const landing: LandingData = {
  kind: 'landing',
  product: 'qtrans',
  twinAddress: '/en/docs/qtrans',
  tasks: [],
  sections: [],
};

interface Marks {
  /** Value of a production build. It is always `false` in development. */
  readonly unlisted: boolean;
  readonly frontMatter: {readonly unlisted?: boolean};
}

function show(marks: Marks, data: ArticleData | LandingData = article) {
  vi.spyOn(docs, 'useDoc').mockReturnValue({
    metadata: {title: '秘密', permalink: '/docs/qtrans/secret', ...marks},
    frontMatter: {article: data},
    toc: [],
  } as unknown as ReturnType<typeof docs.useDoc>);
  render(
    <HelmetProvider>
      <MemoryRouter>
        <DocItemLayout>正文</DocItemLayout>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

beforeEach(() => {
  vi.spyOn(docs, 'useDocsVersion').mockReturnValue({
    version: 'qtrans',
    docs: {},
  } as ReturnType<typeof docs.useDocsVersion>);
  vi.spyOn(docs, 'useSidebarBreadcrumbs').mockReturnValue(null);
  vi.spyOn(contact, 'useContact').mockReturnValue({
    signIn: {qtrans: 'https://qtrans.example.com'},
  } as ReturnType<typeof contact.useContact>);
});
afterEach(() => document.head.replaceChildren());

it.each([
  ['in a release', {unlisted: true, frontMatter: {unlisted: true}}],
  ['in development', {unlisted: false, frontMatter: {unlisted: true}}],
])('S8.7 an unlisted article has a callout %s, and robots do not index it', async (_, marks) => {
  show(marks);
  const banner = screen.getByRole('note');
  expect(banner.classList).toContain('callout');
  expect(within(banner).getByText('注意')).toBeTruthy();
  expect(within(banner).getByText('未列出页')).toBeTruthy();
  expect(banner.textContent).toContain('此页面未列出。搜索引擎不会对其索引');
  await waitFor(() => expect(robots()).toBe('noindex, nofollow'));
});

it('S8.7 any other article has no such callout', () => {
  show({unlisted: false, frontMatter: {}});
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('秘密');
  expect(screen.queryByRole('note')).toBeNull();
});

it('S8.7 an unlisted landing page has the callout too, and robots do not index it', async () => {
  show({unlisted: true, frontMatter: {unlisted: true}}, landing);
  expect(screen.getByRole('note').textContent).toContain('未列出页');
  await waitFor(() => expect(robots()).toBe('noindex, nofollow'));
});
