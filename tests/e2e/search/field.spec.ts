import {expect, test} from '../fixtures.ts';
import {forEachLocale, inOneLanguage} from '../locales.ts';
import {daily, nightly} from '../nightly.ts';
import {hold, hydrate, open, openEarly} from '../open.ts';
import {article, fieldOf, hitsOf, homeFieldOf, searchRequests, texts} from './support.ts';

/** Operating systems by their shortcut. */
const systems = {
  'a PC': {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    shortcut: 'Control+k',
  },
  'a Mac': {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0',
    shortcut: 'Meta+k',
  },
} as const;

forEachLocale(({id, at, device, viewport}) => {
  const t = texts[id];

  test.describe(`${id}, ${device}, before the application runs`, () => {
    test.use({viewport});

    for (const [system, {userAgent, shortcut}] of Object.entries(systems)) {
      test.describe(system, () => {
        test.use({userAgent});

        const when = daily(['a PC'], system);
        test('what is typed right after the shortcut is searched', when, async ({page}) => {
          const arrive = await openEarly(page, at(article));
          await page.keyboard.press(shortcut);
          await page.keyboard.type(t.query);
          await expect(fieldOf(page)).toBeFocused();
          await expect(fieldOf(page)).toHaveValue(t.query);
          await arrive();
          await expect(hitsOf(page).first()).toBeVisible();
          await page.keyboard.type('x');
          await expect(fieldOf(page)).toHaveValue(`${t.query}x`);
        });
      });
    }

    test('the shortcut alone opens the box', async ({page}) => {
      const arrive = await openEarly(page, at(article));
      await page.keyboard.press('Control+k');
      await arrive();
      await expect(page.getByText(t.often, {exact: true})).toBeVisible();
      await expect(fieldOf(page)).toBeFocused();
    });
  });

  test.describe(`${id}, ${device}, without script`, () => {
    test.use({viewport, javaScriptEnabled: false});

    test('the field is a form that leads to the results page, which says what it needs', async ({
      page,
    }) => {
      await page.goto(at('/docs/faq/create-account'));
      await fieldOf(page).focus();
      await page.keyboard.type('TMX');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === at('/search'));
      expect(new URL(page.url()).searchParams.get('q')).toBe('TMX');
      const note = page.locator('main noscript p');
      await expect(note).toBeVisible();
      await expect(note).toContainText(t.noScript);
      await expect(note).toContainText(t.queryLost);
      await expect(note.locator('a').first()).toHaveAttribute('href', at('/docs'));
      await expect(note.locator('a').last()).toHaveAttribute('href', at('/glossary'));
    });
  });
});

inOneLanguage('zh', ({id, at}) => {
  const t = texts.zh;

  test(`S4.18 ${id}: the field says whether it has the focus`, nightly, async ({page}) => {
    await open(page, at('/'));
    const frame = page.locator('.navbar form[role="search"]').locator('..');
    const border = () => frame.evaluate((element) => getComputedStyle(element).borderTopColor);
    const before = await border();
    await page.locator('.navbar__brand').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await fieldOf(page).focus();
    await expect(fieldOf(page)).toBeFocused();
    expect(await border()).not.toBe(before);
  });

  test(`S4.19 ${id}: the index loads on the first hover, once, and a ring says so`, async ({
    page,
  }) => {
    const requests = searchRequests(page);
    const release = await hold(page, '**/search/yicat.*.index.json');
    await open(page, at(article));
    expect(requests).toEqual([]);

    const submit = page.locator('.navbar form[role="search"] button[type="submit"]');
    const magnifier = submit.locator('svg');
    const ring = () =>
      submit.evaluate((button) => getComputedStyle(button, '::before').animationName);
    await expect(magnifier).toBeVisible();
    expect(await ring()).toBe('none');
    await page.locator('.navbar form[role="search"]').hover();
    await expect.poll(() => requests.length).toBe(3);
    expect(requests[0]).toBe(at('/search/manifest.json'));
    expect(requests[1]).toContain('yicat.');
    expect(requests[2]).toContain('.tables.');
    await expect(magnifier).toBeHidden();
    expect(await ring()).not.toBe('none');

    await fieldOf(page).click();
    await page.keyboard.insertText(t.query);
    await expect(page.getByText(t.loading)).toBeVisible();
    await expect(magnifier).toBeHidden();
    release();
    await expect(hitsOf(page).first()).toBeVisible();
    await expect(magnifier).toBeVisible();
    const first = requests.filter((path) => path.includes('yicat.') && path.includes('index'));
    expect(first).toHaveLength(1);
  });

  test(`${id}: what was typed before the application ran is searched`, nightly, async ({page}) => {
    await page.goto(at('/'));
    await fieldOf(page).focus();
    await page.keyboard.insertText(t.query);
    await hydrate(page);
    await expect(hitsOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(t.query);
    await expect(fieldOf(page)).toBeFocused();
  });
});

test('S9.8 / leads to the field, but not while the reader types', async ({page}) => {
  await open(page, '/');
  await homeFieldOf(page).click();
  await page.keyboard.type('/');
  await expect(homeFieldOf(page)).toHaveValue('/');
  await expect(page.getByText(texts.zh.cancel)).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
});

test.describe('a box that does not arrive', () => {
  test.use({allowedErrors: [/ERR_FAILED|ChunkLoadError/]});

  test('leaves a field that leads to the results page', nightly, async ({page}) => {
    await open(page, '/docs/faq');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await fieldOf(page).click();
    await page.keyboard.type('TMX');
    await page.unroute('**/assets/js/*.js');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=TMX');
  });
});
