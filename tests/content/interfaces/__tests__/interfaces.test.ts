import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {localeIds, type LocaleId} from '../../../../config/locales.ts';
import {apiDescription} from '../../../../plugins/api-reference/ApiDescription.ts';
import {allEndpoints} from '../../../../plugins/api-reference/endpointsOf.ts';
import {
  curlSample,
  exampleRequest,
  typeScriptSample,
} from '../../../../plugins/api-reference/samples.ts';
import {codeBlocks, type CodeBlock} from '../../page/codeBlocks.ts';
import {readArticle} from '../../page/readArticle.ts';
import {description} from '../description.ts';
import {runShell, runTypeScript} from '../runProgram.ts';
import {startMock, type Mock} from '../startMock.ts';
import {temporaryFolder} from '../../../folders/temporaryFolder.ts';

const server = 'https://www.yicat.vip/api/v1';
const slugs = [
  'openapi/overview',
  'openapi/automation-walkthrough',
  'openapi/endpoint-reference',
  'openapi/data-objects',
  'openapi/errors',
  'api/overview',
  'api/file-parse-api',
  'api/connector-api',
];

const openApi = description('yicat');
const endpoints = allEndpoints(apiDescription.parse(openApi));
const shown = endpoints.filter(({operation}) => operation['x-sample']);

const blocksOf = (slug: string, locale: LocaleId): CodeBlock[] =>
  codeBlocks(readArticle('yicat', slug, locale).tree.children);

/** Returns a program of an article by its file name. */
function program(slug: string, title: string, locale: LocaleId): string {
  const block = blocksOf(slug, locale).find((candidate) => candidate.title === title);
  if (!block) {
    throw new Error(`yicat/${slug} (${locale}) has no program called ${title}.`);
  }
  return block.text;
}

const {root, write, read} = temporaryFolder('for all tests');

let mock: Mock;

const surroundings = () => ({
  folder: root,
  environment: {YICAT_BASE: mock.openApi, API_HOST: mock.host, QT_HOST: mock.host},
});

const shell = (commands: string) =>
  runShell(commands.replaceAll(server, mock.openApi), surroundings());

/** Returns the requests that the mock has refused since the last call, and the number of requests. */
function arrived() {
  const calls = mock.takeCalls();
  return {
    count: calls.length,
    refusals: calls.flatMap(({operation, refusal}) =>
      refusal ? [`${operation}: ${refusal}`] : [],
    ),
  };
}

beforeAll(async () => {
  mock = await startMock([openApi, description('http')]);
  write('package.json', '{"type": "module"}');
  const files = endpoints.flatMap((endpoint) => exampleRequest(endpoint).files);
  for (const name of new Set([...files.map(([, file]) => file), '产品手册.docx'])) {
    write(name, 'A file.');
  }
});

afterAll(() => mock.close());

describe('the examples of the open API', () => {
  it('are accepted: one request for each operation', async () => {
    for (const endpoint of endpoints) {
      const {method, path: place, query, json, files} = exampleRequest(endpoint);
      const form = new FormData();
      files.forEach(([name, file]) => form.append(name, new Blob(['A file.']), file));
      // `fetch` refuses a GET request with a body; the test with curl covers it.
      if (method !== 'GET' || json === undefined) {
        await fetch(`${mock.openApi}${place}?${new URLSearchParams(query)}`, {
          method,
          headers: {
            authorization: 'Bearer YOUR_API_TOKEN',
            ...(json !== undefined && {'content-type': 'application/json'}),
          },
          body: json === undefined ? (files.length > 0 ? form : null) : JSON.stringify(json),
        });
      }
    }
    expect(arrived()).toEqual({count: 90, refusals: []});
  });

  it('have curl samples that are accepted', async () => {
    const users = endpoints.filter(({operation}) => operation.operationId === 'listTasksOfUsers');
    const samples = [...shown, ...users].map((endpoint) => `${curlSample(endpoint)} -s`);
    await shell(samples.join('\n'));
    expect(arrived()).toEqual({count: samples.length, refusals: []});
  });
});

describe.each(localeIds)('the pages (%s)', (locale) => {
  beforeAll(() => write('yicat.ts', program('openapi/overview', 'yicat.ts', locale)));

  it('have TypeScript samples and programs that run', async () => {
    const samples = shown.map((endpoint, index) => ({
      name: `sample${index}.ts`,
      text: typeScriptSample(endpoint),
    }));
    const programs = [
      ...samples,
      {name: 'mt.ts', text: program('api/overview', 'mt.ts', locale)},
      {name: 'parse.ts', text: program('api/file-parse-api', 'parse.ts', locale)},
    ];
    programs.forEach(({name, text}) => write(name, text));
    write('all.ts', programs.map(({name}) => `import './${name}';`).join('\n'));
    expect(await runTypeScript('all.ts', surroundings())).toBe('Disconnect the power.\n');
    // The last program calls two operations.
    expect(arrived()).toEqual({count: programs.length + 1, refusals: []});
  });

  it('have curl commands that are accepted', async () => {
    const commands = slugs
      .flatMap((slug) => blocksOf(slug, locale))
      .filter(({language, text}) => language === 'bash' && text.includes('curl'))
      .map(({text}) => text);
    await shell(commands.join('\n'));
    const {count, refusals} = arrived();
    expect(refusals).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(commands.length);
    expect(commands.length).toBeGreaterThan(5);
  });

  it('have a walkthrough that takes a file from a new project to its download', async () => {
    const {value: ready} = endpoints.flatMap(({api, operation}) =>
      operation.operationId === 'getDocument' ? [api.components?.examples?.Document] : [],
    )[0] as {value: {result: object}};
    mock.answerFirst('getDocument', [
      {...ready, result: {...ready.result, status: 1, analyzeStatus: 0, preTransStatus: 2}},
    ]);
    write('translate.ts', program('openapi/automation-walkthrough', 'translate.ts', locale));
    await runTypeScript('translate.ts', surroundings());
    const calls = mock.takeCalls();
    expect(calls.filter(({refusal}) => refusal !== undefined)).toEqual([]);
    expect(calls.map(({operation}) => operation)).toEqual([
      'listTemplates',
      'createProject',
      'attachMemories',
      'attachTermbases',
      'setEngine',
      'updatePretranslation',
      'uploadFile',
      'getProject',
      'listMembers',
      'addDocuments',
      'getDocument',
      'getDocument',
      'exportDocuments',
      'downloadFile',
    ]);
    const target = locale === 'zh' ? '产品手册.en-US.docx' : 'product-manual.en-US.docx';
    expect(read(target)).toBe('the bytes of a file');
  });
});

describe('the programs of the pages', () => {
  beforeAll(() => write('yicat.ts', program('openapi/overview', 'yicat.ts', 'en')));

  it('stop when parsing fails', async () => {
    mock.answerFirst('getDocument', [
      {status: 'success', result: {status: 1, analyzeStatus: 2, analyzeResultInfo: 'password'}},
    ]);
    write('translate.ts', program('openapi/automation-walkthrough', 'translate.ts', 'en'));
    await expect(runTypeScript('translate.ts', surroundings())).rejects.toThrow('password');
    mock.takeCalls();
  });

  it('say why a call failed', async () => {
    write(
      'failing.ts',
      [
        "import {yicat, YicatError} from './yicat.ts';",
        'const failed = (error: unknown) => (error instanceof YicatError ? error : undefined);',
        "const error = await yicat('POST', '/project', {body: {}}).catch(failed);",
        'console.log(JSON.stringify([error?.code, error?.detail]));',
      ].join('\n'),
    );
    const [code, detail] = JSON.parse(await runTypeScript('failing.ts', surroundings())) as [
      string,
      {error: {message: string}},
    ];
    expect(code).toBe('ERR_CODE');
    expect(detail.error.message).toContain('must have required property');
    mock.takeCalls();
  });
});
