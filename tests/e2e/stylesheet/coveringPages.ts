import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageTypes} from '../routes.ts';
import {untrimmedFolder} from './sheets.ts';

const built = 'build';
const classAttribute = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

const classesOf = (file: string) =>
  new Set(
    [...readFileSync(path.join(built, file), 'utf8').matchAll(classAttribute)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(' '),
    ),
  );

/** Every class in the stylesheet, and other texts of the same form. */
const styledClasses = () => {
  const folder = path.join(untrimmedFolder, 'assets/css');
  const css = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set([...css.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
};

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * Returns pages that, with one page of each type, contain every styled class of all built pages,
 * chosen greedily. A figure or mark on a single page is covered too.
 * @returns routes of Chinese pages; the English ones are built from the same components
 */
export function coveringPages(): readonly string[] {
  const pages = new Map(
    readdirSync(built, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html') && !/^en\/|index\.html$|^404/.test(file))
      .sort()
      .map((file) => [file, classesOf(file)]),
  );
  const styled = styledClasses();
  const open = new Set(
    [...pages.values()].flatMap((classes) => [...classes].filter((name) => styled.has(name))),
  );
  const cover = (file: string) => pages.get(file)?.forEach((name) => open.delete(name));
  Object.values(pageTypes).map(fileOf).forEach(cover);
  const chosen: string[] = [];
  while (open.size > 0) {
    const [best] = [...pages]
      .map(([file, classes]) => ({file, adds: [...classes].filter((one) => open.has(one)).length}))
      .sort((a, b) => b.adds - a.adds);
    if (!best || best.adds === 0) {
      break;
    }
    cover(best.file);
    chosen.push(`/${best.file.replace(/\.html$/, '')}`);
  }
  return chosen;
}
