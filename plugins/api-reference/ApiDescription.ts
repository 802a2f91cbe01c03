// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';

const said = {description: z.string().optional(), 'x-description-zh': z.string().optional()};

const scalar = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  $ref: z.string().optional(),
  ...said,
});

const property = scalar.extend({items: scalar.optional()});

const record = property.extend({
  properties: z.record(z.string(), property).optional(),
  required: z.array(z.string()).optional(),
});

const schema = record.extend({items: record.optional()});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: property,
  example: z.union([z.string(), z.number()]).optional(),
  ...said,
});

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  'x-summary-zh': z.string(),
  'x-sample': z.literal(true).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .object({
      content: z.record(z.string(), z.object({schema, example: z.unknown().optional()})),
    })
    .optional(),
  responses: z.object({'200': z.object({$ref: z.string().optional(), ...said})}),
  ...said,
});

const method = z.enum(['get', 'post', 'patch', 'delete']);

/** What the pages read from a file of `data/openapi/`: a part of OpenAPI 3.1, in two languages. */
export const apiDescription = z.object({
  servers: z.tuple([z.object({url: z.string()})]),
  paths: z.record(z.string(), z.partialRecord(method, operation)),
});

export type ApiDescription = z.infer<typeof apiDescription>;
export type ApiMethod = z.infer<typeof method>;
export type ApiOperation = z.infer<typeof operation>;
export type ApiParameter = z.infer<typeof parameter>;
export type ApiProperty = z.infer<typeof property>;
export type ApiSchema = z.infer<typeof schema>;
/** Texts that stand in the description in both languages. */
export type Said = Pick<ApiOperation, keyof typeof said>;
