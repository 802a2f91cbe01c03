import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '../e2e/fixtures.ts';
import {newerInChinese, newerInEnglish} from './leaveBehind.ts';

const note = 'main [role="note"][data-nosnippet]';

for (const {follower, leader, text, page: article, titles} of [
  {
    follower: '',
    leader: '/en',
    text: '以下部分的英文版已更新：',
    page: newerInEnglish,
    titles: ['示例 FAQ 什么时候保存'],
  },
  {
    follower: '/en',
    leader: '',
    text: 'Newer in Chinese:',
    page: newerInChinese,
    titles: ['How sample behind is saved and restored', 'How do I restore sample behind?'],
  },
]) {
  const path = `/docs/${article.product}/${article.slug}`;

  test(`${follower}${path} names the parts that are newer, and leads to them`, async ({page}) => {
    await page.goto(`${follower}${path}`);
    await expect(page.locator(note)).toContainText(text);
    await expect(page.locator(note).getByRole('link')).toHaveText(titles);
    const {violations} = await new AxeBuilder({page}).include(note).analyze();
    expect(violations).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.locator(note).getByRole('link').last().press('Enter');
    await expect(page).toHaveURL(`${leader}${path}#${article.section}`);
    await expect(page.locator(`#${article.section}`)).toBeInViewport();
    await expect(page.locator(note)).toHaveCount(0);
  });
}
