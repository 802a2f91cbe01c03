// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';

const said = {description: z.string().optional(), 'x-description-zh': z.string().optional()};

/** A type, a reference to one, or an object with its fields. */
const schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  $ref: z.string().optional(),
  required: z.array(z.string()).optional(),
  /** Whether the objects page shows the schema under a heading, to which fields link. */
  'x-shown': z.literal(true).optional(),
  /** Fields that the example of a response shows. All fields by default. */
  'x-brief': z.array(z.string()).optional(),
  /** Operation that changes the field, or `product` if only the product's interface can. */
  'x-set-by': z.string().optional(),
  ...said,
  get items(): z.ZodOptional<z.ZodType<ApiSchema>> {
    return schema.optional();
  },
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodType<ApiSchema>>> {
    return z.record(z.string(), schema).optional();
  },
  get allOf(): z.ZodOptional<z.ZodArray<z.ZodType<ApiSchema>>> {
    return z.array(schema).optional();
  },
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema,
  example: z.union([z.string(), z.number(), z.boolean()]).optional(),
  ...said,
});

const reference = z.object({$ref: z.string()});

const answer = z.object({
  $ref: z.string().optional(),
  content: z
    .record(
      z.string(),
      z.object({
        schema: schema.optional(),
        examples: z.record(z.string(), reference).optional(),
      }),
    )
    .optional(),
  ...said,
});

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  'x-summary-zh': z.string(),
  'x-sample': z.literal(true).optional(),
  /** Causes of errors: keys of `causes` in `labels.ts`, or published error codes. */
  'x-errors': z.array(z.string()).optional(),
  parameters: z.array(parameter).optional(),
  requestBody: z
    .object({
      content: z.record(z.string(), z.object({schema, example: z.unknown().optional()})),
    })
    .optional(),
  responses: z.object({'200': answer}),
  ...said,
});

/** Operations of a path. Other properties of a path, such as `servers`, are ignored. */
const operations = z.object({
  get: operation.optional(),
  post: operation.optional(),
  patch: operation.optional(),
  delete: operation.optional(),
});

/** The part of a file of `data/openapi/` that pages use: OpenAPI 3.1 in two languages. */
export const apiDescription = z.object({
  servers: z.tuple([z.object({url: z.string()})]),
  /** Routes of the pages that show the objects, the operations and the causes of errors. */
  'x-objects-page': z.string().optional(),
  'x-reference-page': z.string().optional(),
  'x-errors-page': z.string().optional(),
  paths: z.record(z.string(), operations),
  components: z
    .object({
      schemas: z.record(z.string(), schema).optional(),
      responses: z.record(z.string(), answer).optional(),
      examples: z.record(z.string(), z.object({value: z.unknown()})).optional(),
    })
    .optional(),
});

export type ApiDescription = z.infer<typeof apiDescription>;
export type ApiAnswer = z.infer<typeof answer>;
export type ApiMethod = keyof z.infer<typeof operations>;
export type ApiOperation = z.infer<typeof operation>;
export type ApiParameter = z.infer<typeof parameter>;
/** Texts that the description has in both languages. */
export interface LocalizedTexts {
  description?: string | undefined;
  'x-description-zh'?: string | undefined;
}
export interface ApiSchema extends LocalizedTexts {
  type?: string | string[] | undefined;
  format?: string | undefined;
  enum?: (string | number)[] | undefined;
  $ref?: string | undefined;
  required?: string[] | undefined;
  'x-shown'?: true | undefined;
  'x-brief'?: string[] | undefined;
  'x-set-by'?: string | undefined;
  items?: ApiSchema | undefined;
  properties?: Record<string, ApiSchema> | undefined;
  allOf?: ApiSchema[] | undefined;
}
