import {parseRssFeed} from 'feedsmith';
import {describe, expect, it} from 'vitest';
import {postHtml} from '../postHtml.ts';
import {productFeed} from '../productFeed.ts';
import {sampleItemView, samplePostView} from './samplePostView.ts';

const place = {origin: 'https://docs.example.com', baseUrl: '/en/', locale: 'en'} as const;
const proxy = sampleItemView({id: 'plugin-proxy', product: 'plugin', title: 'Proxy'});
const posts = [
  samplePostView('2025-09-12', [sampleItemView(), proxy]),
  samplePostView('2025-08-14', [proxy]),
  samplePostView('2025-03-13', [sampleItemView({id: 'task-split', kind: 'improved'})]),
];

describe('productFeed', () => {
  const feed = parseRssFeed(productFeed('yicat', posts, place));

  it('is RSS with its own address, its language and the date of its newest change', () => {
    expect(feed).toMatchObject({
      title: 'YiCAT update log',
      link: 'https://docs.example.com/en/blog',
      language: 'en-US',
      lastBuildDate: 'Fri, 12 Sep 2025 00:00:00 GMT',
      atom: {links: [{href: 'https://docs.example.com/en/blog/feeds/yicat.xml', rel: 'self'}]},
    });
  });

  it('has one entry for each change of its product, newest first', () => {
    expect(feed.items?.map(({link}) => link)).toEqual([
      'https://docs.example.com/en/blog/2025-09-12-sample#split-preview',
      'https://docs.example.com/en/blog/2025-03-13-sample#task-split',
    ]);
    expect(feed.items?.[0]).toMatchObject({
      title: 'Preview the range',
      description: 'Select Split & see <1>.',
      pubDate: 'Fri, 12 Sep 2025 00:00:00 GMT',
      categories: [{name: 'New'}],
    });
  });

  it('contains the text with its formatting, and an absolute link to the article', () => {
    expect(feed.items?.[0]?.content?.encoded).toBe(
      '<p>Select <strong>Split</strong> &amp; see <code>&lt;1&gt;</code>.</p>' +
        '<p>New · <a href="https://docs.example.com/en/docs/yicat/project-manage/task-assign">Split &amp; assign</a></p>',
    );
  });

  it('does not depend on the current date', () => {
    expect(productFeed('yicat', posts, place)).toBe(productFeed('yicat', posts, place));
    expect(productFeed('faq', posts, place)).not.toContain(String(new Date().getFullYear()));
  });
});

describe('postHtml', () => {
  it('groups the changes by product below the introduction', () => {
    const [post] = posts;
    const html = post ? postHtml(post, 'en', 'https://docs.example.com/en') : '';
    expect(html).toMatch(
      /^<p>What is new\.<\/p><h2>YiCAT<\/h2><h3>Preview the range<\/h3>.*<h2>MT plugins<\/h2><h3>Proxy<\/h3>/,
    );
  });
});
