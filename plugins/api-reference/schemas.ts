import type {ApiDescription, ApiSchema} from './ApiDescription.ts';

/** `#/components/schemas/Task` → `Task` */
export const nameOf = (ref: string): string => ref.replace(/^.*\//, '');

/** Resolves the reference of a schema. Returns a schema without a reference unchanged. */
export function resolveSchema(api: ApiDescription, schema: ApiSchema): ApiSchema {
  const target = schema.$ref && api.components?.schemas?.[nameOf(schema.$ref)];
  return target ? resolveSchema(api, target) : schema;
}

/** Returns the fields of an object, including those of the objects that it extends. */
export function fieldsOf(api: ApiDescription, schema: ApiSchema): Record<string, ApiSchema> {
  const {allOf = [], properties = {}} = resolveSchema(api, schema);
  return Object.assign({}, ...allOf.map((part) => fieldsOf(api, part)), properties) as Record<
    string,
    ApiSchema
  >;
}

/** Returns the type of the entries of a list, or the type itself. */
export const entryOf = (schema: ApiSchema): ApiSchema => schema.items ?? schema;

/** Returns the fields that a schema adds to the objects that it extends. */
export function ownFields(api: ApiDescription, schema: ApiSchema): Record<string, ApiSchema> {
  const {allOf, properties = {}} = resolveSchema(api, schema);
  const own = (allOf ?? []).filter(({$ref}) => $ref === undefined);
  return Object.assign({}, ...own.map((part) => part.properties ?? {}), properties) as Record<
    string,
    ApiSchema
  >;
}

/** `createProject` → `create-project`, the id of the operation's heading. */
export const anchorOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `ProjectWithSettings` → `schema-project-with-settings`, the id of the object's heading. */
export const schemaAnchor = (name: string): string => `schema${anchorOf(name)}`;

/** Returns the address of the object in a field or response, or undefined for plain types. */
export function schemaAddress(api: ApiDescription, schema: ApiSchema): string | undefined {
  const {$ref} = entryOf(schema);
  const page = api['x-objects-page'];
  return $ref && page && resolveSchema(api, {$ref})['x-shown']
    ? `${page}#${schemaAnchor(nameOf($ref))}`
    : undefined;
}
