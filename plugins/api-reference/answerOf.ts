import type {ApiAnswer, ApiDescription, ApiOperation, ApiSchema} from './ApiDescription.ts';
import {fieldsOf, nameOf} from './schemas.ts';

export interface Answer {
  /** The response in the description. */
  readonly said: ApiAnswer;
  /** Type of the JSON, if the response is JSON. */
  readonly schema?: ApiSchema;
  /** Example of the response. */
  readonly example?: unknown;
  /** Name of the example in the description. */
  readonly exampleName?: string;
}

/** Returns the response of an operation when it succeeds. */
export function answerOf(api: ApiDescription, operation: ApiOperation): Answer {
  const given = operation.responses['200'];
  const said =
    (given.$ref === undefined ? undefined : api.components?.responses?.[nameOf(given.$ref)]) ??
    given;
  const isFile = said.content?.['application/octet-stream'] !== undefined;
  const json = isFile ? undefined : said.content?.['application/json'];
  const [first] = Object.values(json?.examples ?? {});
  return {
    said,
    ...(json?.schema && {schema: json.schema}),
    ...(first && {
      example: api.components?.examples?.[nameOf(first.$ref)]?.value,
      exampleName: nameOf(first.$ref),
    }),
  };
}

/** Returns the type of `result`, if the response is an envelope around it. */
export function resultOf(api: ApiDescription, {schema}: Answer): ApiSchema | undefined {
  return schema && fieldsOf(api, schema).result;
}
