import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {firstPaintScript, type FirstPaintConfig} from '../firstPaintScript.ts';

const config = {
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {id: 'now', content: '', backgroundColor: '', textColor: '', isCloseable: true},
} as const satisfies FirstPaintConfig;

interface Reader {
  readonly storage?: Readonly<Record<string, string>>;
  readonly blocked?: boolean;
  readonly systemIsDark?: boolean;
}

/** Runs the script for a reader and returns the attributes that it wrote. */
function attributes(
  {storage = {}, blocked = false, systemIsDark = false}: Reader,
  given: FirstPaintConfig = config,
) {
  const dataset: Record<string, unknown> = {};
  const getItem = (key: string) => {
    if (blocked) {
      throw new Error('blocked');
    }
    return storage[key] ?? null;
  };
  runInNewContext(firstPaintScript(given), {
    document: {documentElement: {dataset}},
    localStorage: {getItem},
    matchMedia: (query: string) => ({
      matches: systemIsDark && query === '(prefers-color-scheme:dark)',
    }),
  });
  return dataset;
}

describe('S4.10 colour mode before the first paint', () => {
  it.each(['light', 'dark'])('is the mode that the reader has chosen: %s', (theme) => {
    expect(attributes({storage: {theme}, systemIsDark: theme === 'light'})).toMatchObject({
      theme,
      themeChoice: theme,
    });
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])(
    'is the mode of the system if the reader has chosen none (dark: %s)',
    (systemIsDark, theme) => {
      for (const reader of [{}, {storage: {theme: 'darker'}}, {blocked: true}]) {
        expect(attributes({...reader, systemIsDark})).toMatchObject({theme, themeChoice: 'system'});
      }
    },
  );

  it('is the default mode if the system preference is not respected', () => {
    const colorMode = {...config.colorMode, respectPrefersColorScheme: false};
    expect(attributes({}, {...config, colorMode})).toMatchObject({
      theme: 'dark',
      themeChoice: 'dark',
    });
  });

  it('S4.8 follows the system if there is no switch', () => {
    const colorMode = {...config.colorMode, disableSwitch: true};
    expect(
      attributes({storage: {theme: 'light'}, systemIsDark: true}, {...config, colorMode}),
    ).toMatchObject({theme: 'dark', themeChoice: 'system'});
  });
});

describe('the announcement', () => {
  const dismiss = 'docusaurus.announcement.dismiss';
  const id = 'docusaurus.announcement.id';

  it.each([
    ['open at first', {}, false],
    ['closed after it was closed', {[dismiss]: 'true', [id]: 'now'}, true],
    ['open after it was only seen', {[dismiss]: 'false', [id]: 'now'}, false],
    ['open after another one was closed', {[dismiss]: 'true', [id]: 'before'}, false],
  ] as const)('is %s', (_, storage, closed) => {
    expect(attributes({storage}).announcementBarInitiallyDismissed).toBe(closed);
  });

  it('is not in the script if there is none', () => {
    const withoutAnnouncement: FirstPaintConfig = {colorMode: config.colorMode};
    expect(attributes({}, withoutAnnouncement)).not.toHaveProperty(
      'announcementBarInitiallyDismissed',
    );
  });
});
