import {expect, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {pageTypes} from '../routes.ts';

const pages = Object.entries(pageTypes)
  .filter(([name]) => !name.startsWith('not found'))
  .map(([, route]) => route);

test('S1.1 S1.4 S6.1 S7.1 S7.12 a walk stays on the site, sends nothing and leaves nothing', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const requests: {readonly method: string; readonly url: string}[] = [];
  page.on('request', (request) => requests.push({method: request.method(), url: request.url()}));
  for (const route of [...pages, ...pages.map((each) => `/en${each}`)]) {
    await page.goto(route);
    await hydrate(page);
    await expect(page.locator('form[method="post" i]'), route).toHaveCount(0);
    await expect(page.locator('input[type="password"]'), route).toHaveCount(0);
  }
  const outside = requests.filter(
    ({url}) => !url.startsWith(`${baseURL ?? ''}/`) && !url.startsWith('data:'),
  );
  expect(outside).toEqual([]);
  expect(requests.filter(({method}) => method !== 'GET')).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('S7.2 the code of a page arrives when a reader goes there', async ({page}) => {
  await page.goto('/markdown-page');
  await hydrate(page);
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      chunks.push(request.url());
    }
  });
  await page.locator('footer').getByRole('link', {name: '账号常见问题'}).click();
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await expect(page.locator('main h1')).toHaveText('账号常见问题');
  expect(chunks).not.toEqual([]);
});

test('every answer carries the security headers', async ({request}) => {
  for (const route of ['/', '/en/docs/faq', '/nope', '/img/favicon.svg']) {
    const headers = (await request.get(route)).headers();
    expect(headers['x-content-type-options'], route).toBe('nosniff');
    expect(headers['referrer-policy'], route).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], route).toContain('camera=()');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, route).toContain("default-src 'none'");
    expect(policy, route).toContain("frame-ancestors 'none'");
    expect(policy, route).not.toContain('unsafe-inline');
    // Hosts cut long headers; Cloudflare Pages at 2,000 characters.
    expect(policy.length, route).toBeLessThan(2000);
  }
});
