import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {schemaValidator, type Path} from '../../../checks/openapi/exampleProblems.ts';
import {answerOf} from '../../../plugins/api-reference/answerOf.ts';
import {
  apiDescription,
  type ApiDescription,
  type ApiOperation,
} from '../../../plugins/api-reference/ApiDescription.ts';
import {allEndpoints} from '../../../plugins/api-reference/endpointsOf.ts';
import {requestBody} from './requestBody.ts';

/** A request that arrived at the mock. */
export interface Call {
  readonly operation: string;
  /** Why the description does not allow the request; absent if it does. */
  readonly refusal?: string;
}

type Validator = ReturnType<typeof schemaValidator>;

/** One operation of a description, prepared for matching requests. */
interface Route {
  readonly api: ApiDescription;
  readonly operation: ApiOperation;
  readonly method: string;
  readonly pattern: RegExp;
  /** The names of the placeholders, in order. */
  readonly names: readonly string[];
  readonly place: Path;
  readonly needsToken: boolean;
  readonly body: Validator;
  readonly text: Validator;
}

export interface Mock {
  /** Base address of the open API. */
  readonly openApi: string;
  /** Host of the HTTP interfaces. */
  readonly host: string;
  /** Returns the requests since the last call. */
  takeCalls(): Call[];
  /** Sets answers of an operation that precede the one of the description. */
  answerFirst(operation: string, results: readonly unknown[]): void;
  close(): Promise<void>;
}

/** Returns the base path of a server; empty if its host is a placeholder. */
const basePath = (server: string) => (URL.canParse(server) ? new URL(server).pathname : '');

function routesOf(source: Record<string, unknown>): Route[] {
  const api = apiDescription.parse(source);
  const body = schemaValidator(source);
  const text = schemaValidator(source, {coerce: true});
  return allEndpoints(api).map(({operation, method, path, server}) => ({
    api,
    operation,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${basePath(server)}${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    place: ['paths', path, method],
    needsToken: 'security' in source,
    body,
    text,
  }));
}

/** Compares the parameters of one place with their description. */
function parameterProblem(
  {operation, place, text}: Route,
  where: 'path' | 'query',
  given: Readonly<Record<string, string>>,
): string | undefined {
  const known = (operation.parameters ?? []).map((parameter, index) => ({parameter, index}));
  const expected = known.filter(({parameter}) => parameter.in === where);
  const unknown = Object.keys(given).find(
    (name) => !expected.some(({parameter}) => parameter.name === name),
  );
  if (unknown !== undefined) {
    return `the ${where} parameter ${unknown} is not described`;
  }
  for (const {parameter, index} of expected) {
    const value = given[parameter.name];
    if (value === undefined) {
      if (parameter.required) {
        return `the ${where} parameter ${parameter.name} is missing`;
      }
    } else {
      const schema = [...place, 'parameters', String(index), 'schema'];
      const problem = text(schema, value);
      if (problem !== undefined) {
        return `the ${where} parameter ${parameter.name}: ${problem}`;
      }
    }
  }
  return undefined;
}

async function bodyProblem(route: Route, request: IncomingMessage): Promise<string | undefined> {
  const described = Object.keys(route.operation.requestBody?.content ?? {});
  const sent = await requestBody(request);
  if (sent === undefined) {
    return described.length > 0 ? 'the body is missing' : undefined;
  }
  if (!described.includes(sent.type)) {
    return `a body of the type ${sent.type} is not described`;
  }
  const problem = route.body(
    [...route.place, 'requestBody', 'content', sent.type, 'schema'],
    sent.value,
  );
  return problem === undefined ? undefined : `the body: ${problem}`;
}

async function refusalOf(
  route: Route,
  url: URL,
  request: IncomingMessage,
): Promise<string | undefined> {
  if (route.needsToken && !/^Bearer \S+$/.test(request.headers.authorization ?? '')) {
    return 'the token is missing';
  }
  const values = route.pattern.exec(url.pathname)?.slice(1) ?? [];
  const path = Object.fromEntries(
    route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  );
  return (
    parameterProblem(route, 'path', path) ??
    parameterProblem(route, 'query', Object.fromEntries(url.searchParams)) ??
    (await bodyProblem(route, request))
  );
}

const failure = (refusal: string) => ({
  status: 'fail',
  errCode: 'ERR_CODE',
  errMsg: JSON.stringify({error: {code: 'ERR_CODE', message: refusal}}),
  result: null,
});

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(value));
}

/**
 * Starts a server based on descriptions: it refuses requests that they do not allow and answers all
 * others with their examples. It stores no data.
 */
export async function startMock(descriptions: readonly Record<string, unknown>[]): Promise<Mock> {
  const routes = descriptions
    .flatMap(routesOf)
    // `/task/user` comes before `/task/{taskId}`.
    .sort((a, b) => a.names.length - b.names.length);
  const first = new Map<string, unknown[]>();
  let calls: Call[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = routes.find(
      ({method, pattern}) => method === request.method && pattern.test(url.pathname),
    );
    if (!route) {
      calls.push({
        operation: '',
        refusal: `${request.method ?? ''} ${url.pathname} is not described`,
      });
      sendJson(response, 404, failure('not found'));
      return;
    }
    const {operationId} = route.operation;
    const refusal = await refusalOf(route, url, request);
    calls.push({operation: operationId, ...(refusal !== undefined && {refusal})});
    if (refusal !== undefined) {
      sendJson(response, 400, failure(refusal));
      return;
    }
    const {schema, example} = answerOf(route.api, route.operation);
    const earlier = first.get(operationId)?.shift();
    if (schema === undefined) {
      response.writeHead(200, {'content-type': 'application/octet-stream'});
      response.end('the bytes of a file');
    } else {
      sendJson(response, 200, earlier ?? example);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      calls.push({operation: '', refusal: String(error)});
      sendJson(response, 400, failure(String(error)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    openApi: `${host}/api/v1`,
    host,
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    answerFirst(operation, results) {
      first.set(operation, [...results]);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
