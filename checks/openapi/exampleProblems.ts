import {isRecord} from '../../src/lib/isRecord.ts';
import {schemaValidator, type Path} from './schemaValidator.ts';

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** Follows `$ref` to a part of the same description; the path is that of the part. */
function resolve(description: unknown, path: Path): {value: unknown; path: Path} {
  const value = at(description, path);
  if (!isRecord(value) || typeof value.$ref !== 'string') {
    return {value, path};
  }
  const target = value.$ref.replace(/^#\//, '').split('/');
  return {value: at(description, target), path: target};
}

const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);

/** One body of a request or an answer, with the path that leads to it. */
interface Content {
  readonly name: string;
  readonly type: string;
  readonly path: Path;
}

/** A value that shows what its schema means. */
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

/** Binary contents are files: there is nothing to compare. */
const isFile = ({type}: Content) => type === 'application/octet-stream';

/** Examples that do not fit their schema, and bodies and answers that have no example. */
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
