// @vitest-environment jsdom
import {DocsSidebarProvider, DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import * as site from '@docusaurus/useGlobalData';
import {render, screen, waitFor, within} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router';
import {describe, expect, it, vi} from 'vitest';
import DocBreadcrumbs from '..';

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
  docs: {},
};

const path = '/docs/qtrans/intro';

/** Renders the breadcrumbs of an article in a section. */
function show(breadcrumbs: boolean) {
  vi.spyOn(site, 'useAllPluginInstancesData').mockReturnValue({
    default: {path: '/docs', versions: [], breadcrumbs},
  });
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocsVersionProvider version={version}>
          <DocsSidebarProvider
            name="qtrans"
            items={[
              {
                type: 'category',
                label: '概览',
                collapsed: false,
                collapsible: true,
                items: [{type: 'link', label: '什么是快翻', href: path, docId: 'intro'}],
              },
            ]}
          >
            <DocBreadcrumbs />
          </DocsSidebarProvider>
        </DocsVersionProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}

const structuredData = () => document.querySelector('script[type="application/ld+json"]');

describe('S2.47 the trail above an article', () => {
  it('goes from the product to the article, also in structured data', async () => {
    show(true);
    const trail = within(screen.getByRole('navigation')).getAllByRole('listitem');
    expect(trail.map(({textContent}) => textContent)).toEqual(['快翻', '概览', '什么是快翻']);
    await waitFor(() => expect(structuredData()?.textContent).toContain('BreadcrumbList'));
  });

  it('is absent if the option `breadcrumbs` is off', () => {
    const {container} = show(false);
    expect(container.innerHTML).toBe('');
  });
});
