import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Keys that lead from the description to one of its parts. */
export type Path = readonly string[];

/** `['paths', '/a']` → `#/paths/~1a`, escaped for an address. */
const pointer = (path: Path) =>
  `#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * Compares values with the schemas of a description.
 * @param coerce takes texts as numbers and switches, as they come in an address.
 * @returns what is wrong with a value, by the path of its schema; nothing if it fits.
 */
export function schemaValidator(
  description: Record<string, unknown>,
  {coerce = false}: {coerce?: boolean} = {},
): (schema: Path, value: unknown) => string | undefined {
  // Code that is used for a few values takes longer to shorten than to run.
  const ajv = addFormats(
    new Ajv2020({strict: false, coerceTypes: coerce, code: {optimize: false}}),
  );
  ajv.addSchema(description, 'description');
  return (schema, value) => {
    const $ref = `description${pointer(schema)}`;
    const validate = ajv.getSchema($ref) ?? ajv.compile({$ref});
    if (validate(value)) {
      return undefined;
    }
    const [error] = validate.errors ?? [];
    return `at “${error?.instancePath ?? ''}” ${error?.message ?? ''}`;
  };
}
