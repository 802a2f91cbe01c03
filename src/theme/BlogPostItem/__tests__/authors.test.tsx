// @vitest-environment jsdom
import * as blog from '@docusaurus/plugin-content-blog/client';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {expect, it, vi} from 'vitest';
import type {PostView} from '@site/plugins/update-log/PostView';
import * as content from '@theme/BlogPostItem/Content';
import BlogPostItem from '..';

const update: PostView = {
  title: '九月',
  permalink: '/blog/2025-09-12',
  date: '2025-09-12',
  intro: '',
  products: [],
  kinds: {},
  items: [],
  twin: {title: 'September', address: '/en/blog/2025-09-12'},
};

it('a post names an author with a page as a link, and one without a page as text', () => {
  vi.spyOn(content, 'default').mockReturnValue(null);
  const metadata = {
    authors: [
      {key: 'team', name: '产品团队', page: {permalink: '/blog/authors/team'}},
      {key: 'guest', name: '客座作者', page: null},
    ],
    frontMatter: {update},
  };
  vi.spyOn(blog, 'useBlogPost').mockReturnValue({metadata} as unknown as ReturnType<
    typeof blog.useBlogPost
  >);
  render(
    <MemoryRouter>
      <BlogPostItem>引言</BlogPostItem>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', {name: '产品团队'}).getAttribute('href')).toBe(
    '/blog/authors/team',
  );
  expect(screen.getByText('客座作者').closest('a')).toBeNull();
});
