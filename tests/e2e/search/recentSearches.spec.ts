import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';
import {nightly} from '../nightly.ts';
import {open} from '../open.ts';
import {blockStorage} from '../shell/support.ts';
import {fieldOf, hitsOf, searchFor, texts} from './support.ts';

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test(`${id}: recent searches can be used, removed and cleared`, async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('search.recent', JSON.stringify(['TMX', 'API', 'XLIFF']));
    });
    await open(page, at('/'));
    await fieldOf(page).click();
    const recent = page.getByRole('list', {name: t.recent});
    await expect(recent.getByRole('listitem')).toHaveText(['TMX', 'API', 'XLIFF']);
    await recent.getByRole('button').nth(1).click();
    await expect(recent.getByRole('listitem')).toHaveText(['API', 'XLIFF']);
    await recent.getByRole('button', {name: 'API'}).first().click();
    await expect(fieldOf(page)).toHaveValue('API');
    await expect(hitsOf(page).first()).toBeVisible();
    await fieldOf(page).fill('');
    await page.getByRole('button', {name: t.clear, exact: true}).click();
    await expect(recent).toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
  });
});

test(
  'blocked storage: the box works, and keeps searches for this visit',
  nightly,
  async ({page}) => {
    await blockStorage(page);
    await open(page, '/');
    await searchFor(page, texts.zh.query);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/_highlight=/);
    // The home page's field disappears with the home page.
    await expect(page.locator(new URL(page.url()).hash || 'article')).toBeInViewport();
    // The jump to the section has hidden the navbar, or will soon hide it.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('list', {name: '最近搜索'}).getByRole('listitem')).toHaveText([
      texts.zh.query,
    ]);
  },
);
