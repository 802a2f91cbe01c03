import {inspect} from 'node:util';
import type {Endpoint} from './endpointsOf.ts';

/** A request with the example values of the description. */
interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly json: unknown;
  /** Form fields with their files. */
  readonly files: readonly (readonly [field: string, file: string])[];
}

/** Builds the request that the samples send. */
export function exampleRequest({method, path, operation}: Endpoint): Request {
  const examples = (place: 'path' | 'query') =>
    (operation.parameters ?? []).flatMap(({in: where, name, example}) =>
      where === place && example !== undefined ? [[name, String(example)] as const] : [],
    );
  const content = operation.requestBody?.content ?? {};
  const form: unknown = content['multipart/form-data']?.example;
  return {
    method: method.toUpperCase(),
    path: examples('path').reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    ),
    query: Object.fromEntries(examples('query')),
    json: content['application/json']?.example,
    files:
      typeof form === 'object' && form !== null
        ? Object.entries(form).map(([name, file]) => [name, String(file)] as const)
        : [],
  };
}

const shellText = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const literal = (value: unknown) => inspect(value, {depth: null, breakLength: 72});

/** Writes a curl command that calls the operation with the examples of the description. */
export function curlSample(endpoint: Endpoint): string {
  const {method, path, query, json, files} = exampleRequest(endpoint);
  const search = new URLSearchParams(query).toString();
  const address = `${endpoint.server}${path}${search && `?${search}`}`;
  const sends = json !== undefined || files.length > 0;
  return [
    `curl ${shellText(address)}`,
    // Without -X, curl sends POST if there is data, and GET otherwise.
    ...(method === (sends ? 'POST' : 'GET') ? [] : [`-X ${method}`]),
    "-H 'Authorization: Bearer YOUR_API_TOKEN'",
    ...(json === undefined
      ? []
      : [
          "-H 'Content-Type: application/json; charset=utf-8'",
          `-d ${shellText(JSON.stringify(json))}`,
        ]),
    ...files.map(([name, file]) => `-F ${shellText(`${name}=@${file}`)}`),
  ].join(' \\\n  ');
}

/** Writes the same call with the function `yicat` of the article on authentication. */
export function typeScriptSample(endpoint: Endpoint): string {
  const {method, path, query, json, files} = exampleRequest(endpoint);
  const parts = [
    ...(Object.keys(query).length > 0 ? [`query: ${literal(query)}`] : []),
    ...(json === undefined ? [] : [`body: ${literal(json)}`]),
    ...(files.length > 0 ? ['body: form'] : []),
  ].map((part) => `  ${part.replaceAll('\n', '\n  ')},\n`);
  const options = parts.length > 0 ? `, {\n${parts.join('')}}` : '';
  return [
    ...(files.length > 0 ? ["import {readFile} from 'node:fs/promises';"] : []),
    "import {yicat} from './yicat.ts';\n",
    ...(files.length > 0 ? ['const form = new FormData();'] : []),
    ...files.map(
      ([name, file]) =>
        `form.append(${literal(name)}, new Blob([await readFile(${literal(file)})]), ${literal(file)});`,
    ),
    `const result = await yicat('${method}', ${literal(path)}${options});`,
  ].join('\n');
}
