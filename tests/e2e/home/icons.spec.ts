import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

forEachLocale(({id, at, siteTitle}) => {
  test(`S1.5 ${id}: the manifest is in the page's language and its icons are there`, async ({
    page,
    request,
  }) => {
    await page.goto(at('/'));
    const address = await page.locator('head link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: unknown = await answer.json();
    expect(manifest).toMatchObject({name: siteTitle, start_url: at('/')});
    const icon = await page.locator('head link[rel="apple-touch-icon"]').getAttribute('href');
    for (const file of [icon ?? '', '/img/icon-192.png', '/img/icon-512.png', '/favicon.ico']) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
  });
});
