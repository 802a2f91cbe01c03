/** A request, and the answer that both servers must give. */
export interface Request {
  readonly url: string;
  readonly method?: string;
  readonly send?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Parts of headers; `undefined` for a header that must be absent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** A part of the body. */
  readonly body?: string;
}

const immutable = 'public, max-age=31536000, immutable';

const page = (url: string, body: string): Request => ({
  url,
  status: 200,
  headers: {'content-type': 'text/html', 'cache-control': 'no-cache', location: undefined},
  body,
});

const moved = (url: string, location: string): Request => ({url, status: 301, headers: {location}});

const missing = (url: string, body: string, status = 404): Request => ({
  url,
  status,
  headers: {'content-type': 'text/html', 'cache-control': 'no-cache', location: undefined},
  body,
});

const file = (url: string, type: string, caching = 'no-cache'): Request => ({
  url,
  status: 200,
  headers: {'content-type': type, 'cache-control': caching},
});

/** Requests for each language: addresses begin with `at`, and pages contain `name`. */
const ofEachLanguage = [
  {at: '', name: 'zh'},
  {at: '/en', name: 'en'},
].flatMap(({at, name}): Request[] => [
  page(`${at}/`, `${name} home`),
  page(`${at}/?utm=1`, `${name} home`),
  page(`${at}/docs/new`, `${name} new`),
  page(`${at}/docs/new?q=a&b=%E4%B8%AD`, `${name} new`),
  page(`${at}/docs/new?q=%`, `${name} new`),
  page(`${at}/docs/%6Eew`, `${name} new`),
  // A page and a folder share this name.
  page(`${at}/docs/usage`, `${name} usage`),
  page(`${at}/docs/usage/intro`, `${name} intro`),

  moved(`${at}/index.html`, `${at}/`),
  moved(`${at}/index.html?a=1`, `${at}/?a=1`),
  moved(`${at}/docs/new/`, `${at}/docs/new`),
  moved(`${at}/docs/new/?a=1`, `${at}/docs/new?a=1`),
  moved(`${at}/docs/new.html`, `${at}/docs/new`),
  moved(`${at}/docs/new.html?a=1&b=2`, `${at}/docs/new?a=1&b=2`),
  moved(`${at}/docs/new/index.html`, `${at}/docs/new`),
  moved(`${at}/docs/usage/`, `${at}/docs/usage`),
  moved(`${at}/docs/old`, `${at}/docs/new`),
  moved(`${at}/docs/old?a=1`, `${at}/docs/new?a=1`),
  moved(`${at}/docs/old/`, `${at}/docs/new`),
  moved(`${at}/docs/old/?a=1`, `${at}/docs/new?a=1`),
  moved(`${at}/docs/old.html`, `${at}/docs/new`),
  moved(`${at}/docs/old/index.html`, `${at}/docs/new`),
  moved(`${at}/docs///new`, `${at}/docs/new`),
  moved(`${at}/docs//new?a=//b`, `${at}/docs/new?a=//b`),

  missing(`${at}/nope`, `${name} not found`),
  missing(`${at}/nope?a=1`, `${name} not found`),
  missing(`${at}/docs`, `${name} not found`),
  missing(`${at}/docs/new/nope`, `${name} not found`),
  missing(`${at}/docs/NEW`, `${name} not found`),
  missing(`${at}/404`, `${name} not found`),
  missing(`${at}/404.html`, `${name} not found`),
  missing(`${at}/404/`, `${name} not found`),
  missing(`${at}/404/index.html`, `${name} not found`),
  // A file has no address with a slash at its end.
  missing(`${at}/docs/new.html/`, `${name} not found`),
  missing(`${at}/docs/new.html.br`, `${name} not found`),
  missing(`${at}/docs/new.html.gz`, `${name} not found`),
  missing(`${at}/assets/js/main.0123abcd.js.br`, `${name} not found`),
  missing(`${at}/assets/js/nope.0123abcd.js`, `${name} not found`),
  missing(`${at}/.git/config`, `${name} not found`),
  missing(`${at}/docs/.env`, `${name} not found`),
  missing(`${at}/docs/new%5C`, `${name} not found`),
  missing(`${at}/${encodeURIComponent('不存在')}`, `${name} not found`),
  missing(`${at}/%`, `${name} not found`, 400),
  missing(`${at}/docs/%zz`, `${name} not found`, 400),
  missing(`${at}/docs/%E4%B8%A`, `${name} not found`, 400),
  missing(`${at}/docs/new%00`, `${name} not found`, 400),

  file(`${at}/assets/js/main.0123abcd.js`, 'javascript', immutable),
  file(`${at}/assets/images/figure-0123abcd.png`, 'image/png', immutable),
  file(`${at}/search/site.0123abcd.index.json`, 'application/json', immutable),
  file(`${at}/search/manifest.json`, 'application/json'),
  file(`${at}/sitemap.xml`, 'xml'),
]);

const compressed = ['/', '/docs/new', '/en/docs/new', '/assets/js/main.0123abcd.js'].flatMap(
  (url): Request[] => [
    {
      url,
      send: {'accept-encoding': 'gzip, deflate, br'},
      status: 200,
      headers: {'content-encoding': 'br', vary: 'Accept-Encoding'},
    },
    {
      url,
      send: {'accept-encoding': 'gzip'},
      status: 200,
      headers: {'content-encoding': 'gzip', vary: 'Accept-Encoding'},
    },
    {
      url,
      send: {'accept-encoding': 'identity'},
      status: 200,
      headers: {'content-encoding': undefined},
    },
    {
      url,
      send: {'accept-encoding': 'br;q=0'},
      status: 200,
      headers: {'content-encoding': undefined},
    },
    {url, send: {'accept-encoding': 'xbr'}, status: 200, headers: {'content-encoding': undefined}},
    {url, method: 'HEAD', status: 200, headers: {'content-encoding': undefined}},
  ],
);

const refused = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
  ['/', '/docs/new', '/en/nope', '/assets/js/main.0123abcd.js', '/docs/old'].map(
    (url): Request => ({
      url,
      method,
      status: 405,
      headers: {allow: 'GET, HEAD', 'content-type': 'text/plain'},
      body: 'Only GET and HEAD are answered here.',
    }),
  ),
);

const hidden = [
  '/.server/release.json',
  '/%2Eserver/release.json',
  '/.server/nginx-http.conf',
  '/_headers',
  '/_redirects',
  '/enough',
  // The percent-encoding is complete, but no UTF-8.
  '/%E0%A4',
].map((url) => missing(url, 'zh not found'));

const types = [
  file('/samples/memory.tmx', 'application/xml'),
  file('/samples/terms.tbx', 'application/xml'),
  file('/samples/notes.md', 'text/markdown'),
  file('/samples/table.xlsx', 'sheet'),
  file('/img/favicon.ico', 'image/x-icon'),
  file('/img/logo.svg', 'image/svg+xml'),
  file('/site.webmanifest', 'application/manifest+json'),
  file('/.well-known/security.txt', 'text/plain'),
];

const slashes = [
  moved('//', '/'),
  moved('//en//', '/en/'),
  moved('//404', '/404'),
  moved('//docs/new', '/docs/new'),
  // The path is on this host, but no file exists there.
  moved('//docs.example.com/docs/new', '/docs.example.com/docs/new'),
  moved('///docs/new?next=//example.com', '/docs/new?next=//example.com'),
  moved('/en', '/en/'),
  moved('/en?a=1', '/en/?a=1'),
];

/** The same requests test nginx and the server of the preview. */
export const requests: readonly Request[] = [
  ...ofEachLanguage,
  ...compressed,
  ...refused,
  ...hidden,
  ...types,
  ...slashes,
];

const names = ['example.com', 'docs/new', 'docs/new/', 'docs/new.html', 'docs/old', 'en', ''];
const beginnings = ['//', '///', '/\\', '//\\', '/\\/', '/%5C', '//%5C', '/%2F', '/%2F%2F', '/.//'];

/** Addresses that could name another host; each must be redirected within this one or refused. */
export const oddAddresses: readonly string[] = beginnings.flatMap((beginning) =>
  names.flatMap((name) => [`${beginning}${name}`, `${beginning}${name}//`]),
);
