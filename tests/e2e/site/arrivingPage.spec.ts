import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {untilAlive} from '../open.ts';

const article = '/docs/yicat/translate/confirm-segments';

/** Serves the site slowly: of the article only the navbar is sent until `sendRest` is called. */
async function serveSlowly(site: string) {
  let sendRest: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
      });
      if (request.url === article) {
        const [bar = '', below = ''] = (await answer.text()).split(/(?<=<\/nav>)(.*)/s);
        response.write(bar);
        await rest;
        response.end(below);
      } else {
        response.end(answer.body && (await buffer(answer.body)));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${article}`,
    sendRest,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test(
  'what is pressed while the page still arrives is answered too, once',
  nightly,
  async ({page, baseURL}) => {
    const slow = await serveSlowly(baseURL ?? '');
    try {
      await page.goto(slow.address, {waitUntil: 'commit'});
      const switchOfMode = page.getByRole('button', {name: /切换颜色模式/});
      await switchOfMode.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await page.getByRole('banner').getByRole('button', {name: '关闭'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(0);
      expect(await page.locator('script[src]').count()).toBe(0);
      slow.sendRest();
      await untilAlive(page);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(switchOfMode).toHaveAccessibleName(/浅色/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    } finally {
      slow.close();
    }
  },
);
