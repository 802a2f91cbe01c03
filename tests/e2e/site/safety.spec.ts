import type {APIRequestContext} from '@playwright/test';
import {expect, test} from '../fixtures.ts';
import {open} from '../open.ts';
import {recordRequests} from '../records.ts';
import {pageTypes} from '../routes.ts';

const pages = Object.entries(pageTypes)
  .filter(([name]) => !name.startsWith('not found'))
  .map(([, route]) => route);

test('S1.1 S1.4 S6.1 S7.1 S7.12 a walk stays on the site, sends nothing and leaves nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = recordRequests(page, (request) => ({
    method: request.method(),
    url: request.url(),
  }));
  for (const route of [...pages, ...pages.map((each) => `/en${each}`)]) {
    await open(page, route);
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
  await open(page, '/markdown-page');
  const chunks = recordRequests(page, (request) =>
    request.resourceType() === 'script' ? request.url() : undefined,
  );
  await page.locator('footer').getByRole('link', {name: '更新日志'}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('main h1')).toHaveText('更新日志');
  expect(chunks).not.toEqual([]);
});

test('every answer carries the security headers', async ({request}) => {
  for (const route of ['/', '/en/docs/faq', '/nope', '/img/favicon.svg']) {
    const headers = (await request.get(route)).headers();
    expect(headers['x-content-type-options'], route).toBe('nosniff');
    expect(headers['referrer-policy'], route).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], route).toContain('camera=()');
    expect(headers['content-security-policy'], route).toContain("frame-ancestors 'none'");
  }
});

/** The policies of pages as the server sends them, before a script changes the page. */
const policiesOf = async (request: APIRequestContext, route: string) => {
  const html = await (await request.get(route)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    before: head.slice(0, head.search(/<meta http-equiv="?Content-Security-Policy/)),
    policies: [
      ...head.matchAll(/<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/g),
    ].map(([, policy = '']) => policy),
  };
};

test('each page carries one policy, in front of all that it is about', async ({request}) => {
  for (const route of [...pages, ...pages.map((each) => `/en${each}`), '/nope', '/en/nope']) {
    const {before, policies} = await policiesOf(request, route);
    expect(before, route).not.toMatch(/<(script|style|link)/);
    expect(policies, route).toHaveLength(1);
    expect(policies[0], route).toContain("default-src 'none'");
    expect(policies[0], route).not.toContain('unsafe');
  }
});

test.describe('code that no build has made', () => {
  test.use({allowedErrors: [/Content Security Policy/]});

  test('neither runs nor shows, in an element or in an attribute', async ({page}) => {
    await page.route('**/docs/faq', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<body[^>]*>/,
        (start) =>
          `${start}<script>window.ran = true</script><style>body{opacity:.5}</style>` +
          '<p id="foreign" style="opacity:.5" onclick="window.ran = true">x</p>',
      );
      await route.fulfill({response, body});
    });
    await page.goto('/docs/faq');
    await page.locator('#foreign').click();
    await expect(page.locator('#foreign')).toHaveCSS('opacity', '1');
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
