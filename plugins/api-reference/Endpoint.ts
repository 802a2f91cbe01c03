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
