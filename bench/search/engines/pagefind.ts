import {languageTags, type LocaleId} from '../../../config/locales.ts';
import type {SearchDocument} from '../../../plugins/search/engine/index.ts';
import {addTo} from '../../../src/lib/addTo.ts';
import {bundle} from '../peers/bundle.mjs';
import {importPeer} from '../peers/importPeer.mjs';
import {textOf, type Engine} from './Engine.ts';
import {runScript} from './runScript.ts';

interface Index {
  readonly addHTMLFile: (page: {
    readonly url: string;
    readonly content: string;
  }) => Promise<{readonly errors: readonly string[]}>;
  readonly getFiles: () => Promise<{
    readonly errors: readonly string[];
    readonly files: readonly {readonly path: string; readonly content: Uint8Array}[];
  }>;
}

interface Package {
  readonly createIndex: () => Promise<{readonly errors: readonly string[]; readonly index?: Index}>;
  readonly close: () => Promise<unknown>;
}

interface Fragment {
  readonly raw_url: string;
}

interface Script {
  readonly createInstance: (options: {readonly basePath: string}) => {
    readonly init: () => Promise<void>;
    readonly search: (
      query: string,
    ) => Promise<{readonly results: readonly {readonly data: () => Promise<Fragment>}[]}>;
  };
}

const folder = 'https://site.invalid/pagefind/';
const main = 'pagefind.js';
/** The main script also starts this one if workers are available. */
const worker = 'pagefind-worker.js';

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

/** Creates a page of these sections: Pagefind reads HTML and weights headings itself. */
function htmlOf(sections: readonly SearchDocument[], locale: LocaleId): string {
  const body = sections.map(({h, t, s, text}) => {
    const heading =
      s === t && h === ''
        ? `<h1>${escapeHtml(t)}</h1>`
        : `<h2 id="${escapeHtml(h.slice(1))}">${escapeHtml(s)}</h2>`;
    return `${heading}\n<p>${escapeHtml(text)}</p>`;
  });
  return `<!doctype html><html lang="${languageTags[locale]}"><body><main>${body.join('\n')}</main></body></html>`;
}

function byPage(documents: readonly SearchDocument[]): Map<string, SearchDocument[]> {
  const pages = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    addTo(pages, document.u, document);
  }
  return pages;
}

function refuse(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`Pagefind: ${errors.join('; ')}`);
  }
}

/** Pagefind, whose index is split into chunks; a query loads those that it needs. */
export const pagefind: Engine = {
  name: 'Pagefind',
  packages: ['pagefind'],
  async build(parts, locale) {
    const {createIndex, close} = (await importPeer('pagefind')) as Package;
    const {errors, index} = await createIndex();
    refuse(errors);
    if (!index) {
      throw new Error('Pagefind gave no index.');
    }
    for (const [url, sections] of byPage(parts.flatMap(({documents}) => documents))) {
      refuse((await index.addHTMLFile({url, content: htmlOf(sections, locale)})).errors);
    }
    const {errors: last, files} = await index.getFiles();
    refuse(last);
    await close();
    return new Map(files.map(({path, content}) => [path, content]));
  },
  async prepare(files) {
    const script = await bundle(textOf(files.get(main) ?? ''), {format: 'cjs'});
    return async (readFile) => {
      const fetch = (address: string) => {
        const {pathname} = new URL(address);
        const name = pathname.slice(new URL(folder).pathname.length);
        return Promise.resolve(new Response(Buffer.from(readFile(name))));
      };
      const {createInstance} = runScript(script, {fetch}) as Script;
      const instance = createInstance({basePath: folder});
      await instance.init();
      return async (query, most) => {
        const {results} = await instance.search(query);
        const shown = await Promise.all(results.slice(0, most).map((result) => result.data()));
        return shown.map(({raw_url}) => raw_url);
      };
    };
  },
  browserScripts: (files) =>
    Promise.resolve([main, worker].map((name) => textOf(files.get(name) ?? ''))),
};
