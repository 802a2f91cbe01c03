import type {ApiDescription, ApiMethod} from './ApiDescription.ts';
import type {Endpoint} from './Endpoint.ts';

const methods: readonly ApiMethod[] = ['get', 'post', 'patch', 'delete'];

/** All operations, in the order of their paths; of one path in the order of `methods`. */
export function allEndpoints(api: ApiDescription): Endpoint[] {
  const [{url: server}] = api.servers;
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{api, method, path, operation, server}] : [];
    }),
  );
}

/** The operations of one tag. */
export const endpointsOf = (api: ApiDescription, tag: string): Endpoint[] =>
  allEndpoints(api).filter(({operation}) => operation.tags[0] === tag);
