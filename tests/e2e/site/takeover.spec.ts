import {desktop, phone} from '../devices.ts';
import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {hydrate} from '../open.ts';
import {idle, quiet} from './quiet.ts';
import {article} from './support.ts';

test.describe('nothing shows that it has come', () => {
  for (const [device, viewport] of Object.entries({desktop, phone})) {
    test(device, async ({page}) => {
      await page.setViewportSize(viewport);
      for (const route of ['/', article, '/docs/yicat', '/blog', '/docs/yicat/translate']) {
        await test.step(route, async () => {
          await page.goto(route);
          await idle(page);
          // The table of contents is marked only after hydration.
          const mask = [page.locator('.theme-doc-toc-desktop')];
          const before = await page.screenshot({animations: 'disabled', mask});
          await page.evaluate(() => {
            Reflect.set(window, 'shifts', []);
            new PerformanceObserver((list) => {
              (Reflect.get(window, 'shifts') as number[]).push(
                ...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))),
              );
            }).observe({type: 'layout-shift', buffered: false});
          });
          await hydrate(page);
          await quiet(page);
          const after = await page.screenshot({animations: 'disabled', mask});
          const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
          expect(shifts).toEqual([]);
          expect(after.equals(before), 'the picture of the page is the same').toBe(true);
        });
      }
    });
  }
});

test(
  'the head and the root element stay as they are while the page is taken over',
  nightly,
  async ({page}) => {
    await page.goto(article);
    await page.evaluate(() => {
      const changes: string[] = [];
      Reflect.set(window, 'changes', changes);
      new MutationObserver((records) => {
        for (const {attributeName, oldValue} of records) {
          const value = document.documentElement.getAttribute(attributeName ?? '');
          if (value !== oldValue) {
            changes.push(`${attributeName}: ${oldValue} → ${value}`);
          }
        }
      }).observe(document.documentElement, {
        attributeOldValue: true,
        attributeFilter: ['class', 'lang', 'data-has-hydrated', 'data-theme', 'data-product'],
      });
      new MutationObserver((records) => {
        for (const {removedNodes} of records) {
          for (const node of removedNodes) {
            if (node instanceof Element && node.matches('title, meta, link')) {
              changes.push(`without ${node.outerHTML}`);
            }
          }
        }
      }).observe(document.head, {childList: true});
    });
    await hydrate(page);
    await quiet(page);
    expect(await page.evaluate(() => Reflect.get(window, 'changes') as string[])).toEqual([
      'data-has-hydrated: false → true',
    ]);
  },
);
