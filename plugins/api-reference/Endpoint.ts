import type {ApiDescription, ApiMethod, ApiOperation} from './ApiDescription.ts';

/** One operation with its place in the description. */
export interface Endpoint {
  readonly api: ApiDescription;
  readonly method: ApiMethod;
  /** With placeholders: `/project/{projectId}`. */
  readonly path: string;
  readonly operation: ApiOperation;
  /** Address that the path follows. */
  readonly server: string;
}
