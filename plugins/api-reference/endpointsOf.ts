import type {ApiDescription, ApiMethod, ApiOperation} from './ApiDescription.ts';

/** An operation with its method, path and API description. */
export interface Endpoint {
  readonly api: ApiDescription;
  readonly method: ApiMethod;
  /** Path with placeholders: `/project/{projectId}`. */
  readonly path: string;
  readonly operation: ApiOperation;
  /** Base address of the path. */
  readonly server: string;
}

const methods: readonly ApiMethod[] = ['get', 'post', 'patch', 'delete'];

/**
 * Returns all operations in the order of their paths, and those of a path in the order of
 * `methods`.
 */
export function allEndpoints(api: ApiDescription): Endpoint[] {
  const [{url: server}] = api.servers;
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{api, method, path, operation, server}] : [];
    }),
  );
}

/** Returns the operations whose first tag is `tag`. */
export const endpointsOf = (api: ApiDescription, tag: string): Endpoint[] =>
  allEndpoints(api).filter(({operation}) => operation.tags[0] === tag);
