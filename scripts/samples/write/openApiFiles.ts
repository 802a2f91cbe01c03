import {readFileSync} from 'node:fs';
import type {ApiDescription} from '../../../plugins/api-reference/ApiDescription.ts';
import {answerOf} from '../../../plugins/api-reference/answerOf.ts';
import {allEndpoints} from '../../../plugins/api-reference/endpointsOf.ts';
import {readApiDescriptions} from '../../../plugins/api-reference/readApiDescriptions.ts';
import {exampleRequest} from '../../../plugins/api-reference/samples.ts';

const folder = new URL('../../../data/openapi/', import.meta.url);

/** Keys of the description that only the pages of this site use. */
const ownKeys: ReadonlySet<string> = new Set([
  'x-objects-page',
  'x-reference-page',
  'x-errors-page',
  'x-sample',
  'x-errors',
  'x-shown',
  'x-brief',
  'x-set-by',
]);

const jsonFile = (value: unknown, indent?: number): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, indent)}\n`);

/** Creates the description of the open API, for programs that generate a client. */
export function openApiFile(): Uint8Array {
  const text = readFileSync(new URL('yicat.json', folder), 'utf8');
  return jsonFile(
    JSON.parse(text, (key, value: unknown) => (ownKeys.has(key) ? undefined : value)),
  );
}

/** Returns only the parts of a call that the request contains. */
function requestOf(api: ApiDescription) {
  return allEndpoints(api).map((endpoint) => {
    const {method, path, query, json, files} = exampleRequest(endpoint);
    const {exampleName} = answerOf(api, endpoint.operation);
    return {
      operation: endpoint.operation.operationId,
      method,
      path,
      ...(Object.keys(query).length > 0 && {query}),
      ...(json !== undefined && {body: json}),
      ...(files.length > 0 && {form: Object.fromEntries(files)}),
      answer: exampleName ?? 'file',
    };
  });
}

/** Creates a request and a response for each call of the open API, for a mock server. */
export function openApiSamples(): Uint8Array {
  const api = readApiDescriptions(folder).get('yicat');
  if (!api) {
    throw new Error('data/openapi/yicat.json does not exist.');
  }
  const examples = Object.entries(api.components?.examples ?? {});
  return jsonFile(
    {
      about:
        'Requests and answers of the YiCAT open API. The data are invented. `answer` names an entry of `answers`; `file` means the bytes of a file.',
      server: api.servers[0].url,
      calls: requestOf(api),
      answers: Object.fromEntries(examples.map(([name, {value}]) => [name, value])),
    },
    1,
  );
}
