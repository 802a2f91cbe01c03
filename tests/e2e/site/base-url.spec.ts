import {cp, mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serve} from '../../../server/serve.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';

// The test is about files that are missing below /sub/.
test.use({
  allowedErrors: [/status of 404|Refused to (apply style|execute script)/],
});

test('S8.8 a build that is served below another address says so on its home page', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sub-'));
  await cp('build/index.html', path.join(folder, 'sub/index.html'));
  await cp('build/404.html', path.join(folder, '404.html'));
  await cp('build/.server', path.join(folder, '.server'), {recursive: true});
  const server = await serve({folder, port: 0});
  // The server listens on a port, so its address is an object, not the path of a pipe.
  const {port} = server.address() as AddressInfo;
  try {
    await page.goto(`http://localhost:${port}/sub/`);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /sub/')).toBeVisible();
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCSS(
      'border-top-width',
      '4px',
    );
  } finally {
    // A page that is still loading would report that its server is gone.
    await page.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, {recursive: true});
  }
});

test('S8.8 and stays silent where all is well', nightly, async ({page}) => {
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeHidden();
});
