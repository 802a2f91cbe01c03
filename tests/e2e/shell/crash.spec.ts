import {expect, test} from '../fixtures.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {texts} from './support.ts';

declare global {
  interface Window {
    pageShallCrash?: boolean;
  }
}

test.use({
  allowedErrors: [/status of 404|is broken|navbar item failed|A mouse ate it/],
});

const t = texts.zh;

test('S2.33 S2.52 S4.22 S8.4 a crash inside the layout says so and can be tried again', async ({
  page,
}) => {
  // The page list, which the not-found page reads, throws on demand.
  await page.addInitScript(() => {
    window.pageShallCrash = true;
    const read = Object.getOwnPropertyDescriptor(Response.prototype, 'json')
      ?.value as () => Promise<unknown>;
    Response.prototype.json = async function readJson() {
      const value = await read.call(this);
      if (!Array.isArray(value) || !this.url.endsWith('/pages.json')) {
        return value;
      }
      return new Proxy<unknown[]>(value, {
        get(list, property, receiver): unknown {
          if (property === 'map' && window.pageShallCrash) {
            throw new Error('The list is broken.', {cause: new Error('A mouse ate it.')});
          }
          return Reflect.get(list, property, receiver);
        },
      });
    };
  });
  await open(page, '/docs/yicat/start/what-is-yicta');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText(t.crashed);
  await expect(main.getByRole('alert')).toContainText('The list is broken.');
  await expect(main.getByRole('alert')).toContainText('A mouse ate it.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle('Page Error');

  await page.evaluate(() => {
    window.pageShallCrash = false;
  });
  await main.getByRole('button', {name: t.tryAgain}).click();
  await expect(main.getByRole('heading', {level: 1})).toHaveText(t.notFound);
  await expect(main.getByRole('heading', {name: t.similar})).toBeVisible();
});

test('S2.52 S8.4 a crash of the layout leaves title, text and button', nightly, async ({page}) => {
  // Every part of the navbar that builds an address throws.
  await page.addInitScript(() => {
    window.pageShallCrash = true;
    const Original = URLSearchParams;
    window.URLSearchParams = class extends Original {
      constructor(...args: ConstructorParameters<typeof Original>) {
        if (window.pageShallCrash) {
          throw new Error('The navbar is broken.');
        }
        super(...args);
      }
    };
  });
  await page.goto('/blog?a=b');
  await page.mouse.move(3, 3);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText(t.crashed);
  await expect(main.getByRole('alert')).toContainText('The navbar is broken.');
  await expect(page).toHaveTitle('Page Error');
  await page.evaluate(() => {
    window.pageShallCrash = false;
  });
  await main.getByRole('button', {name: t.tryAgain}).click();
  await expect(page.locator('.navbar__link--active')).toHaveText(t.updateLog);
});
