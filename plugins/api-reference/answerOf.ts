import type {ApiAnswer, ApiDescription, ApiOperation, ApiSchema} from './ApiDescription.ts';
import {fieldsOf, nameOf} from './schemas.ts';

export interface Answer {
  /** The text of the description around the data. */
  readonly said: ApiAnswer;
  /** Type of the JSON, where the answer is JSON. */
  readonly schema?: ApiSchema;
  /** An example of it. */
  readonly example?: unknown;
  /** Name of the example in the description. */
  readonly exampleName?: string;
}

/** What an operation answers when it succeeds. */
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

/** The type of `result`, where the answer is an envelope around it. */
export function resultOf(api: ApiDescription, {schema}: Answer): ApiSchema | undefined {
  return schema && fieldsOf(api, schema).result;
}
