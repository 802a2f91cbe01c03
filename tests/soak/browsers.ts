import {spawnSync} from 'node:child_process';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {say} from '../../scripts/run/say.mjs';
import {findChromium} from '../../scripts/setup/findChromium.mjs';
import {startNginx} from '../nginx/startNginx.ts';

/** What each release changes: an article in both languages, styles of every page, a script. */
const changes: readonly (readonly [string, (text: string, release: number) => string])[] = [
  [
    'versioned_docs/version-yicat/start/what-is-yicat.mdx',
    (text, release) => `${text}\n第 ${release} 次发布。\n`,
  ],
  [
    'i18n/en/docusaurus-plugin-content-docs/version-yicat/start/what-is-yicat.mdx',
    (text, release) => `${text}\nThis is release ${release}.\n`,
  ],
  [
    'src/css/tokens.css',
    (text, release) =>
      `${text}\n:root {\n  --z-release: ${release};\n}\n\nmain {\n  order: var(--z-release);\n}\n`,
  ],
  [
    'src/theme/Root/index.tsx',
    (text, release) =>
      `${text}\nif (typeof window !== 'undefined') {\n  window.name = 'release ${release}';\n}\n`,
  ],
];

const git = (...args: readonly string[]) =>
  spawnSync('git', args, {encoding: 'utf8', maxBuffer: 64 * 2 ** 20}).stdout;

/** Copies the project into a folder and builds it once for each release, with other changes. */
async function buildReleases(folder: string, releases: number): Promise<readonly string[]> {
  const project = path.join(folder, 'project');
  for (const file of git('ls-files').split('\n').filter(Boolean)) {
    await mkdir(path.dirname(path.join(project, file)), {recursive: true});
    await copyFile(file, path.join(project, file));
  }
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  const builds: string[] = [];
  for (let release = 1; release <= releases; release += 1) {
    for (const [file, change] of changes) {
      const text = await readFile(file, 'utf8');
      await writeFile(path.join(project, file), change(text, release));
    }
    const started = Date.now();
    const {status, stdout, stderr} = spawnSync('node', ['scripts/build.mjs'], {
      cwd: project,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`Release ${release} was not built:\n${stdout}${stderr}`);
    }
    const build = path.join(folder, `build-${release}`);
    await rename(path.join(project, 'build'), build);
    builds.push(build);
    say(`built release ${release} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
  return builds;
}

interface Walk {
  readonly stop: () => Promise<{steps: number; faults: readonly string[]}>;
}

/** Texts of the pages that a reader sees after a fault. */
const faultTexts = ['页面已崩溃', 'This page crashed', '重试', 'Try again', 'Retry'];

/** Reads on in one tab: follows links of the page, and searches now and then. */
function walk(page: Page, origin: string, tab: number): Walk {
  const ending = new AbortController();
  let steps = 0;
  let documents = 0;
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`tab ${tab}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/assets/')) {
      faults.push(`tab ${tab}: ${response.status()} ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents += 1;
    }
  });
  const done = (async () => {
    await page.goto(`${origin}${tab % 2 === 0 ? '/docs/yicat' : '/en/docs/yicat'}`);
    while (!ending.signal.aborted) {
      documents = 0;
      const links = page.locator('main a[href^="/"]:visible:not([href*="samples/"])');
      const count = await links.count();
      if (count === 0) {
        await page.goto(`${origin}/docs/yicat/start/what-is-yicat`);
        continue;
      }
      const before = page.url();
      await links.nth((steps * 7 + tab * 3) % count).click({timeout: 20_000});
      await page
        .waitForFunction((address) => location.href !== address, before, {timeout: 20_000})
        .catch(() => undefined);
      await page.locator('main').first().waitFor({timeout: 20_000});
      const text = await page.locator('main').first().innerText();
      const shown = faultTexts.find((fault) => text.includes(`\n${fault}\n`));
      if (shown !== undefined) {
        faults.push(`tab ${tab}: “${shown}” at ${page.url()}`);
      }
      if (documents > 2) {
        faults.push(`tab ${tab}: ${documents} documents after one press, at ${page.url()}`);
      }
      steps += 1;
    }
  })().catch((error: unknown) => {
    faults.push(`tab ${tab}: stopped: ${String(error).split('\n').slice(0, 2).join(' ')}`);
  });
  return {
    stop: async () => {
      ending.abort();
      await done;
      return {steps, faults};
    },
  };
}

async function openTabs(browser: Browser, origin: string, tabs: number): Promise<readonly Walk[]> {
  const walks: Walk[] = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    walks.push(walk(await context.newPage(), origin, tab));
  }
  return walks;
}

/**
 * Builds releases of this site with changed articles, styles and scripts, publishes them one after
 * the other behind nginx with two roll-backs, and meanwhile reads in many tabs that were opened
 * before. Prints the errors, missing files and repeated loads that a tab met; sets the exit code.
 */
export async function soakBrowsers(releases: number, tabs: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'soak-browsers-'));
  await chmod(folder, 0o755);
  const root = path.join(folder, 'docs');
  const executablePath = findChromium();
  const builds = await buildReleases(folder, releases);
  const publish = (index: number) =>
    runCommand(['publish', builds[index] ?? '', '--root', root, '--name', `r${index + 1}`]);
  await publish(0);
  const nginx = await startNginx(path.join(folder, 'nginx'), root);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const walks = await openTabs(browser, `http://127.0.0.1:${nginx.port}`, tabs);
    for (let index = 1; index < releases; index += 1) {
      await setTimeout(15_000);
      await publish(index);
      if (index === Math.floor(releases / 2) || index === releases - 1) {
        await setTimeout(15_000);
        await runCommand(['rollback', '--root', root]);
        say(`released ${index + 1}, then rolled back`);
      }
    }
    await setTimeout(15_000);
    const results = await Promise.all(walks.map(({stop}) => stop()));
    const faults = results.flatMap((result) => result.faults);
    const steps = results.reduce((sum, result) => sum + result.steps, 0);
    say(
      `${tabs} tabs, ${releases} releases, 2 roll-backs: ${steps} links followed, ${faults.length} faults`,
    );
    faults.slice(0, 20).forEach(say);
    if (faults.length > 0 || steps < tabs) {
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await nginx.stop();
    await rm(folder, {recursive: true});
  }
}
