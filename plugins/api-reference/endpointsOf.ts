import type {ApiDescription, ApiMethod} from './ApiDescription.ts';
import type {Endpoint} from './Endpoint.ts';

const methods: readonly ApiMethod[] = ['get', 'post', 'patch', 'delete'];

/** The operations of one tag, in the order of their paths; of one path in the order of `methods`. */
export function endpointsOf({servers, paths}: ApiDescription, tag: string): Endpoint[] {
  const [{url: server}] = servers;
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation?.tags[0] === tag ? [{method, path, operation, server}] : [];
    }),
  );
}
