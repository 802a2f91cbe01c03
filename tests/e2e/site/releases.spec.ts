import {mkdtemp, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {runCommand} from '../../../deploy/releases/runCommand.mjs';
import {serve} from '../../../server/serve.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {countDocuments} from '../records.ts';
import {hitsOf, searchFor} from '../search/support.ts';
import {writeNextRelease} from './nextRelease.ts';

const title = '如何开具发票';
const newTitle = '怎样开具发票';
const headingOf = (page: Page) => page.locator('main h1');
const follow = (page: Page, name: string) =>
  page.locator('aside').getByRole('link', {name, exact: true}).click();

/** Records answers that are not files, and counts documents that the tab has loaded. */
function watch(page: Page) {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      missing.push(`${response.status()} ${response.url()}`);
    }
  });
  return {missing, documents: countDocuments(page)};
}

test(
  'tabs of two releases read, search and share settings, forwards and after a roll-back',
  nightly,
  async ({context}) => {
    test.slow();
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    const root = path.join(folder, 'docs');
    const next = path.join(folder, 'next');
    await writeNextRelease('build', next, [title, newTitle]);
    await runCommand(['publish', 'build', '--root', root, '--name', 'r1']);
    await runCommand(['publish', next, '--root', root, '--name', 'r2', '--no-switch']);
    const server = await serve({folder: path.join(root, 'current'), port: 0});
    const {port} = server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    const [first, second] = [await context.newPage(), await context.newPage()];
    const [firstSeen, secondSeen] = [watch(first), watch(second)];
    try {
      await open(first, `${origin}/docs/faq/create-account`);

      await runCommand(['switch', 'r2', '--root', root]);
      await open(second, `${origin}/docs/faq/invoice`);
      await expect(headingOf(second)).toHaveText(newTitle);
      await follow(first, title);
      await expect(headingOf(first)).toHaveText(title);

      // Storage events of each tab change the other one.
      for (const [from, to] of [
        [first, second],
        [second, first],
      ] as const) {
        const before = await to.locator('html').getAttribute('data-theme');
        await from.bringToFront();
        await from.getByRole('button', {name: /切换颜色模式/}).click();
        await expect(to.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
      }

      // Another product would load another document.
      for (const page of [first, second]) {
        await page.bringToFront();
        await searchFor(page, '登录密码');
        await hitsOf(page).and(page.locator('[href^="/docs/faq/sign-in"]')).first().click();
        await expect(page).toHaveURL(/\/faq\/sign-in/);
        await expect(headingOf(page)).not.toHaveText(page === first ? title : newTitle);
      }
      await first.bringToFront();
      await first.goBack();
      await expect(headingOf(first)).toHaveText(title);
      await first.goBack();
      await expect(first).toHaveURL(/create-account$/);
      await first.goForward();
      await expect(headingOf(first)).toHaveText(title);

      await runCommand(['rollback', '--root', root]);
      await second.bringToFront();
      await second.goBack();
      await expect(headingOf(second)).toHaveText(newTitle);
      for (const page of [first, second]) {
        await page.bringToFront();
        await page.locator('nav').getByRole('link', {name: '更新日志'}).first().click();
        await expect(page).toHaveURL(/\/blog$/);
        await expect(page.locator('main article, main li').first()).toBeVisible();
      }
      await second.goto(`${origin}/docs/faq/invoice`);
      await expect(headingOf(second)).toHaveText(title);
      expect([...firstSeen.missing, firstSeen.documents()]).toEqual([1]);
      expect([...secondSeen.missing, secondSeen.documents()]).toEqual([2]);
    } finally {
      await first.close();
      await second.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, {recursive: true});
    }
  },
);
