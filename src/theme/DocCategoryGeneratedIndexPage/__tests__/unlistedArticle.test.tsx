// @vitest-environment jsdom
// cspell:ignore firstfirst lastlast
import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import * as common from '@docusaurus/theme-common';
import * as trail from '@theme/DocBreadcrumbs';
import * as paginator from '@theme/DocPaginator';
import {render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {beforeEach, expect, it, vi} from 'vitest';
import DocCategoryGeneratedIndexPage from '..';

const docOf = (id: string) => ({id, title: id, description: `${id}的说明`});

const version: PropVersionMetadata = {
  pluginId: 'default',
  version: 'qtrans',
  label: '快翻',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: false,
  docsSidebars: {},
  docs: {first: docOf('first'), secret: docOf('secret'), last: docOf('last')},
};

const path = '/docs/qtrans/section';

const linkTo = (docId: string, unlisted = false) => ({
  type: 'link' as const,
  label: docId,
  href: `/docs/qtrans/${docId}`,
  docId,
  unlisted,
});

beforeEach(() => {
  vi.spyOn(common, 'PageMetadata').mockReturnValue(null);
  vi.spyOn(trail, 'default').mockReturnValue(null);
  vi.spyOn(paginator, 'default').mockReturnValue(null);
});
it('S8.7 a section page leaves an unlisted article out, and the numbers have no gap', () => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <DocsVersionProvider version={version}>
        <DocsSidebarProvider
          name="qtrans"
          items={[
            {
              type: 'category',
              label: '概览',
              href: path,
              collapsed: false,
              collapsible: true,
              items: [linkTo('first'), linkTo('secret', true), linkTo('last')],
            },
          ]}
        >
          <DocCategoryGeneratedIndexPage
            categoryGeneratedIndex={{
              title: '概览',
              slug: path,
              permalink: path,
              navigation: {},
            }}
          />
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({textContent}) => textContent)).toEqual([
    '1firstfirst的说明',
    '2lastlast的说明',
  ]);
});
