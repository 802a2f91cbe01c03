import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {isRecord} from '../../src/lib/isRecord.ts';

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

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** Resolves `$ref` within the description; returns the path of the part that it refers to. */
function resolve(description: unknown, path: Path): {value: unknown; path: Path} {
  const value = at(description, path);
  if (!isRecord(value) || typeof value.$ref !== 'string') {
    return {value, path};
  }
  const target = value.$ref.replace(/^#\//, '').split('/');
  return {value: at(description, target), path: target};
}

const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);

/** The body of a request or response, with the path that leads to it. */
interface Content {
  readonly name: string;
  readonly type: string;
  readonly path: Path;
}

/** An example value of a schema. */
interface Example {
  readonly name: string;
  readonly schema: Path;
  readonly value: unknown;
}

function contentsOf(description: unknown, operation: Path, name: string): Content[] {
  const bodies: [string, Path][] = [
    [`The body of ${name}`, [...operation, 'requestBody']],
    ...keysOf(at(description, [...operation, 'responses'])).map((status): [string, Path] => [
      `The answer ${status} of ${name}`,
      [...operation, 'responses', status],
    ]),
  ];
  return bodies.flatMap(([whose, place]) => {
    const {value, path} = resolve(description, place);
    return keysOf(at(value, ['content'])).map((type) => ({
      name: `${whose} (${type})`,
      type,
      path: [...path, 'content', type],
    }));
  });
}

function examplesIn(description: unknown, {name, path}: Content): Example[] {
  const content = at(description, path);
  const schema = [...path, 'schema'];
  const single = isRecord(content) && 'example' in content ? [content.example] : [];
  const named = keysOf(at(content, ['examples'])).map((key) =>
    at(resolve(description, [...path, 'examples', key]).value, ['value']),
  );
  return [...single, ...named].map((value) => ({name, schema, value}));
}

function parameterExamples(description: unknown, operation: Path, name: string): Example[] {
  const parameters = at(description, [...operation, 'parameters']);
  return (Array.isArray(parameters) ? parameters : []).flatMap((parameter: unknown, index) =>
    isRecord(parameter) && 'example' in parameter
      ? [
          {
            name: `The parameter ${String(parameter.name)} of ${name}`,
            schema: [...operation, 'parameters', String(index), 'schema'],
            value: parameter.example,
          },
        ]
      : [],
  );
}

const operationsOf = (description: unknown): Path[] =>
  keysOf(at(description, ['paths'])).flatMap((path) =>
    keysOf(at(description, ['paths', path]))
      .filter((method) => isRecord(at(description, ['paths', path, method])))
      .map((method) => ['paths', path, method]),
  );

/** Binary bodies are files, so there is nothing to compare. */
const isFile = ({type}: Content) => type === 'application/octet-stream';

/** Finds examples that do not match their schema, and bodies and responses without an example. */
export function exampleProblems(description: Record<string, unknown>): string[] {
  const problem = schemaValidator(description);
  return operationsOf(description).flatMap((operation) => {
    const name = operation.slice(1).reverse().join(' ');
    const contents = contentsOf(description, operation, name).filter((one) => !isFile(one));
    const missing = contents
      .filter((content) => examplesIn(description, content).length === 0)
      .map((content) => `${content.name} has no example.`);
    const examples = [
      ...parameterExamples(description, operation, name),
      ...contents.flatMap((content) => examplesIn(description, content)),
    ];
    const wrong = examples.flatMap((example) => {
      const found = problem(example.schema, example.value);
      return found === undefined
        ? []
        : [`${example.name} has an example that its schema refuses: ${found}.`];
    });
    return [...missing, ...wrong];
  });
}
