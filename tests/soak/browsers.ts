import {spawnSync} from 'node:child_process';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium, type Browser} from '@playwright/test';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {say} from '../../scripts/run/say.mjs';
import {findChromium} from '../../scripts/setup/findChromium.mjs';
import {copyProject} from '../growth/copyProject.ts';
import {startNginx} from '../nginx/startNginx.ts';
import {withFolder} from '../folders/withFolder.ts';
import {walk, type Walk} from './walk.ts';

/** The changes in each release: an article in both languages, styles of every page, a script. */
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

/** Copies the project into a folder and builds it once for each release, with different changes. */
async function buildReleases(folder: string, releases: number): Promise<readonly string[]> {
  const project = path.join(folder, 'project');
  await copyProject(process.cwd(), project);
  const builds: string[] = [];
  for (let release = 1; release <= releases; release += 1) {
    for (const [file, change] of changes) {
      const text = await readFile(file, 'utf8');
      await writeFile(path.join(project, file), change(text, release));
    }
    const started = Date.now();
    const {status, stdout, stderr} = spawnSync('node', ['scripts/main.mjs', 'build'], {
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

async function openTabs(browser: Browser, origin: string, tabs: number): Promise<readonly Walk[]> {
  const walks: Walk[] = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}});
    walks.push(walk(await context.newPage(), origin, tab));
  }
  return walks;
}

async function publishAndRead(folder: string, releases: number, tabs: number): Promise<void> {
  const root = path.join(folder, 'docs');
  const executablePath = findChromium();
  const builds = await buildReleases(folder, releases);
  const publish = (index: number) =>
    runCommand(['publish', builds[index] ?? '', '--root', root, '--name', `r${index + 1}`]);
  await publish(0);
  const nginx = await startNginx(path.join(folder, 'nginx'), root);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      ...(executablePath !== undefined && {executablePath}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
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
    const searches = results.reduce((sum, result) => sum + result.searches, 0);
    say(
      `${tabs} tabs, ${releases} releases, 2 roll-backs: ${steps} pages opened, ${searches} of them by a search, ${faults.length} faults`,
    );
    faults.slice(0, 20).forEach(say);
    if (faults.length > 0 || steps < tabs) {
      process.exitCode = 1;
    }
  } finally {
    await browser?.close();
    await nginx.stop();
  }
}

/**
 * Builds releases of this site with changed articles, styles and scripts, publishes them one after
 * the other behind nginx with two roll-backs, and meanwhile reads in many tabs that were opened
 * before. Prints the errors, missing files and repeated loads that a tab met; sets the exit code.
 */
export async function soakBrowsers(releases: number, tabs: number): Promise<void> {
  await withFolder('soak-browsers-', (folder) => publishAndRead(folder, releases, tabs));
}
