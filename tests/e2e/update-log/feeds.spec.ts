import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {siteFeeds} from '../../../config/siteFeeds.ts';
import {productIds} from '../../../config/products.ts';
import {feedTitle} from '../../../plugins/update-log/feedTitle.ts';
import {withoutMarks} from '../../../src/lib/inlineParts.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {hrefsOf} from '../pageFacts.ts';
import {posts} from './posts.ts';

forEachLocale(({id, at}) => {
  test(`RSS, Atom and JSON carry all posts with their items (${id})`, async ({request}) => {
    const written = await posts(id);
    const read = async (file: string) => (await request.get(at(`/blog/${file}`))).text();
    const rss = parseRssFeed(await read('rss.xml'));
    const atom = parseAtomFeed(await read('atom.xml'));
    const json = parseJsonFeed(await read('feed.json'));
    const titles = written.map(({title}) => title);
    expect(rss.items?.map(({title}) => title)).toEqual(titles);
    expect(atom.entries?.map(({title}) => title?.value)).toEqual(titles);
    expect(json.items?.map(({title}) => title)).toEqual(titles);
    const newest = new Date(written[0]?.date ?? '');
    expect(rss.lastBuildDate).toBe(newest.toUTCString());
    expect(atom.updated).toBe(newest.toISOString());
    written.forEach(({slug, date, items}, index) => {
      const contents = [
        rss.items?.[index]?.content?.encoded,
        atom.entries?.[index]?.content?.value,
        json.items?.[index]?.content_html,
      ];
      for (const item of items) {
        for (const content of contents) {
          expect(content, slug).toContain(`<h3>${withoutMarks(item.title)}</h3>`);
          expect(content, slug).toContain(at(`/docs/${item.article.replace(':', '/')}"`));
        }
      }
      expect(atom.entries?.[index]?.id).toMatch(new RegExp(`^https?://.*${at(`/blog/${slug}`)}$`));
      expect(atom.entries?.[index]?.updated).toBe(`${date}T00:00:00.000Z`);
      expect(atom.entries?.[index]?.authors).toHaveLength(1);
    });
  });

  test(`the feed of a product has its changes only, newest first (${id})`, async ({request}) => {
    const all = await posts(id);
    for (const product of productIds) {
      const answer = await request.get(at(`/blog/feeds/${product}.xml`));
      expect(answer.headers()['content-type'], product).toMatch(/xml/);
      const feed = parseRssFeed(await answer.text());
      const expected = all.flatMap(({slug, items}) =>
        items
          .filter((item) => item.product === product)
          .map((item) => ({slug, title: withoutMarks(item.title), id: item.id})),
      );
      expect(feed.title).toBe(feedTitle(id, product));
      expect(feed.items?.map(({title}) => title)).toEqual(expected.map(({title}) => title));
      feed.items?.forEach(({link, guid}, index) => {
        const {slug = '', id: item = ''} = expected[index] ?? {};
        expect(link).toContain(at(`/blog/${slug}#${item}`));
        expect(guid?.value).toBe(link);
      });
    }
  });

  test(`pages announce the feeds (${id})`, async ({page}) => {
    const announced = () =>
      hrefsOf(page.locator('link[rel="alternate"]:not([hreflang]):not([type="text/markdown"])'));
    const general = siteFeeds.map(({path}) => at(`/${path}`));
    await page.goto(at('/'));
    await expect.poll(announced).toEqual(general);
    for (const path of ['/blog', '/blog/archive', '/blog/2025-09-12-custom-qa-conditions']) {
      await page.goto(at(path));
      // Hydration updates the head in several steps.
      await expect
        .poll(async () => (await announced()).sort())
        .toEqual(
          [...general, ...productIds.map((product) => at(`/blog/feeds/${product}.xml`))].sort(),
        );
    }
  });
});
