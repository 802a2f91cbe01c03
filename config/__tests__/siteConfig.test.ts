import {readFile} from 'node:fs/promises';
import type {DocusaurusConfig} from '@docusaurus/types';
import {validateConfig} from '@docusaurus/core/lib/server/configValidation.js';
import {afterEach, describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import type {LocaleId} from '../locales.ts';

/** Loads the configuration for one language and validates it with the framework. */
async function loadConfig(locale: LocaleId, env: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  const {default: config} = await import('../../docusaurus.config.ts');
  return validateConfig(config, 'docusaurus.config.ts') satisfies DocusaurusConfig;
}

afterEach(() => {
  vi.unstubAllEnvs();
  // A module that threw is cached and would throw again in the next test file.
  vi.resetModules();
});

describe('site configuration', () => {
  it('S1.2 S9.1 has Chinese first and English second', async () => {
    const {i18n} = await loadConfig('zh');
    expect(i18n.defaultLocale).toBe('zh');
    expect(i18n.locales).toEqual(['zh', 'en']);
  });

  it('S2.1 S2.51 S3.1 sets base path, delimiter and trailing slashes', async () => {
    expect(await loadConfig('zh')).toMatchObject({
      baseUrl: '/',
      titleDelimiter: '|',
      trailingSlash: false,
    });
  });

  it('S1.5 S3.1 has title and tagline in each language', async () => {
    const [zh, en] = [await loadConfig('zh'), await loadConfig('en')];
    expect([zh.title, en.title]).toEqual(['译具文档', 'Translation Tools']);
    expect(zh.tagline).toMatch(/\p{Script=Han}/u);
    expect(en.tagline).not.toMatch(/\p{Script=Han}/u);
  });

  it('S3.2 gives each language label, direction, tag, calendar and path', async () => {
    const {i18n} = await loadConfig('zh');
    expect(i18n.localeConfigs).toMatchObject({
      zh: {direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', path: 'zh'},
      en: {direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    });
    expect(Object.values(i18n.localeConfigs).every(({label}) => label)).toBe(true);
  });

  it('S1.3 S9.2 S9.3 is dark by default, and respects the system', async () => {
    expect((await loadConfig('zh')).themeConfig).toMatchObject({
      colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
    });
  });

  it('S3.9 S9.4 S9.16 keeps preferences in local storage, under the keys of the specification', async () => {
    const {storage, themeConfig, future} = await loadConfig('zh');
    expect(storage).toMatchObject({type: 'localStorage', namespace: false});
    expect(future.v4.siteStorageNamespacing).toBe(false);
    expect(themeConfig).toMatchObject({docs: {versionPersistence: 'localStorage'}});
  });

  it('S9.18 pins one release of the framework, the maintained one of the specified major version', async () => {
    const {dependencies} = z
      .object({dependencies: z.record(z.string(), z.string())})
      .parse(JSON.parse(await readFile('package.json', 'utf8')));
    const framework = Object.entries(dependencies).filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(framework.length).toBeGreaterThan(5);
    const versions = [...new Set(framework.map(([, version]) => version))];
    expect(versions).toEqual([expect.stringMatching(/^3\.10\.\d+$/)]);
  });

  it('S2.45 S9.10 shows levels 2 and 3 in the table of contents', async () => {
    expect((await loadConfig('zh')).themeConfig).toMatchObject({
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    });
  });

  it('S1.1 stops the build at broken links, anchors and pictures', async () => {
    expect(await loadConfig('zh')).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'throw',
      markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
    });
  });

  it('S7.12 loads a script from another origin only if an address is configured, and then asynchronously', async () => {
    expect((await loadConfig('zh')).scripts).toEqual([]);
    const src = 'https://stats.example.com/count.js';
    expect((await loadConfig('zh', {ANALYTICS_URL: src})).scripts).toEqual([{src, async: true}]);
  });
});

describe('addresses from the environment', () => {
  const variables = ['SITE_URL', 'COMPANY_URL', 'ANALYTICS_URL'];

  async function loadSite(env: Readonly<Record<string, string | undefined>>) {
    vi.resetModules();
    for (const [name, value] of Object.entries(env)) {
      vi.stubEnv(name, value);
    }
    return (await import('../site.ts')).site;
  }

  const all = (value?: string) => Object.fromEntries(variables.map((name) => [name, value]));

  it.each(['', ' '])('count as not set if they are “%s”', async (value) => {
    const usual = await loadSite(all());
    expect(usual).toMatchObject({url: 'https://docs.example.com', analyticsUrl: undefined});
    expect(await loadSite(all(value))).toEqual(usual);
  });

  it('are used if they are complete', async () => {
    expect(await loadSite(all('http://localhost:3000'))).toMatchObject({
      url: 'http://localhost:3000',
      companyUrl: 'http://localhost:3000',
      analyticsUrl: 'http://localhost:3000',
    });
  });

  it.each(['https://docs.example.com?x=1', 'https://docs.example.com/#x', 'https://a.example/b'])(
    'stop the build if paths cannot be appended to the site’s: %s',
    async (value) => {
      await expect(loadSite({SITE_URL: value})).rejects.toThrow(
        `SITE_URL is “${value}”, and paths are appended to it`,
      );
    },
  );

  it('give the site an address without a slash at the end', async () => {
    const {url} = await loadSite({SITE_URL: 'https://docs.example.org/'});
    expect(url).toBe('https://docs.example.org');
  });

  it.each(
    variables.flatMap((name) =>
      ['docs.example.com', '/docs', '//a.b', 'ftp://a.b', 'https://', 'https:a.b'].map(
        (value) => [name, value] as const,
      ),
    ),
  )('stop the build with a message if %s is “%s”', async (name, value) => {
    await expect(loadSite({[name]: value})).rejects.toThrow(
      `The environment variable ${name} is “${value}”`,
    );
  });
});
