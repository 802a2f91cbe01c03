import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Keys that lead from the description to one of its parts. */
export type Path = readonly string[];

/** Converts `['paths', '/a']` to the JSON pointer `#/paths/~1a`, escaped for a URI fragment. */
const pointer = (path: Path) =>
  `#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * Creates a function that compares values with the schemas of a description.
 * @param coerce converts strings to numbers and booleans, as parameters of a URL need
 * @returns what is wrong with a value, by the path of its schema; `undefined` if it is valid
 */
export function schemaValidator(
  description: Record<string, unknown>,
  {coerce = false}: {coerce?: boolean} = {},
): (schema: Path, value: unknown) => string | undefined {
  // Each validator runs for only a few values, so optimising its code takes longer than running it.
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
