import type {Page} from '@playwright/test';
import {phone} from '../devices.ts';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {distinctPageTypes} from '../routes.ts';
import {fieldOf, hitsOf, resultsOf} from '../search/support.ts';

type Way = 'wraps' | 'replaces';

/**
 * Translates the page as browsers do, now and after each change: every text node is wrapped in two
 * elements, or is replaced by two elements with new text nodes.
 */
async function translateLive(page: Page, way: Way): Promise<void> {
  await page.evaluate((chosen) => {
    const done = new WeakSet<Node>();
    // Chromium uses `font`; any element has the same effect.
    const wrapped = (content: Node) => {
      const inner = document.createElement('i');
      const outer = document.createElement('i');
      inner.append(content);
      outer.append(inner);
      return outer;
    };
    const translateText = (text: Text) => {
      if (
        done.has(text) ||
        !text.data.trim() ||
        text.parentElement?.closest('script, style, svg')
      ) {
        return;
      }
      const shown = chosen === 'wraps' ? text : new Text(text.data);
      done.add(text).add(shown);
      const place = document.createComment('');
      text.replaceWith(place);
      place.replaceWith(wrapped(shown));
    };
    const walk = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts.forEach(translateText);
    };
    walk(document.body);
    new MutationObserver((records) => {
      for (const {addedNodes} of records) {
        addedNodes.forEach((node) => (node instanceof Text ? translateText(node) : walk(node)));
      }
    }).observe(document.body, {childList: true, subtree: true});
  }, way);
}

test.use({allowedErrors: [notFoundAnswer]});

const alive = async (page: Page, where: string) => {
  await expect(page.getByRole('main'), where).toBeVisible();
  await expect(page.getByText(/页面已崩溃|This page crashed/), where).toHaveCount(0);
};

forEachLocale(({id, at}) => {
  // The long walk runs once in each way.
  const walked = id === 'zh' ? 'wraps' : 'replaces';
  test(
    `a translator that ${walked} text leaves every type of page alive (${id})`,
    nightly,
    async ({page}) => {
      test.slow();
      for (const [type, route] of Object.entries(distinctPageTypes)) {
        await open(page, at(route));
        await translateLive(page, walked);
        const heading = page.getByRole('main').getByRole('heading', {level: 1});
        const title = (await heading.textContent()) ?? '';
        const colors = page.getByRole('button', {name: /切换颜色模式|Switch colour mode/});
        await colors.click();
        await colors.click();
        await page.locator('footer a[href$="/blog"]').click();
        await expect(page).toHaveURL(new RegExp(`${at('/blog')}$`));
        await alive(page, type);
        await page.goBack();
        // The page that the reader leaves stays until the other one has loaded.
        await expect(heading, type).toHaveText(title);
        await alive(page, type);
      }
    },
  );
});

// These parts render text repeatedly and are tested in both ways, regardless of the language.
for (const way of ['wraps', 'replaces'] as const) {
  test(`a translator that ${way} text leaves the search right`, nightly, async ({page}) => {
    await open(page, '/docs/faq/create-account');
    await translateLive(page, way);
    await fieldOf(page).click();
    for (const query of ['发票', '密码', '记忆库']) {
      await fieldOf(page).fill('');
      await page.keyboard.insertText(query);
      await expect(hitsOf(page).first()).toBeVisible();
      await expect(
        hitsOf(page)
          .filter({hasText: new RegExp(query, 'i')})
          .first(),
      ).toBeVisible();
      await alive(page, query);
    }
    await page.keyboard.press('Enter');
    await expect(resultsOf(page).first()).toBeVisible();
    const field = page.getByRole('main').getByRole('searchbox');
    for (const query of ['发票', '导出']) {
      await field.fill(query);
      await expect(
        resultsOf(page)
          .filter({hasText: new RegExp(query, 'i')})
          .first(),
      ).toBeVisible();
      await alive(page, query);
    }
  });

  test(
    `a translator that ${way} text leaves filter, feedback and menus alive`,
    nightly,
    async ({page}) => {
      await open(page, '/blog');
      await translateLive(page, way);
      for (const name of ['YiCAT', 'Yiloc', 'YiCAT']) {
        await page.getByRole('button', {name, exact: true}).last().click();
        await alive(page, name);
      }
      await open(page, '/docs/yicat/translate/tm-matches');
      await translateLive(page, way);
      await page.getByRole('button', {name: '没有', exact: true}).click();
      await expect(page.getByRole('main').getByRole('link', {name: '联系客服'})).toBeVisible();
      await page.locator('article button[popovertarget]').first().click();
      await page.keyboard.press('Escape');
      await page.setViewportSize(phone);
      await page.locator('.navbar__toggle').click();
      await page.keyboard.press('Escape');
      await alive(page, 'menus');
    },
  );
}
