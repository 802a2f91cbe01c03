import {describe, expect, it} from 'vitest';
import {apiDescription} from '../ApiDescription.ts';
import {readableJson} from '../readableJson.ts';
import {attributesOf, pageWith} from './pageWith.ts';

const owned = apiDescription.parse({
  servers: [{url: 'https://example.com/api'}],
  'x-objects-page': '/docs/objects',
  'x-reference-page': '/docs/reference',
  'x-errors-page': '/docs/errors#causes',
  paths: {
    '/thing/{thingId}': {
      get: {
        operationId: 'getThing',
        tags: ['things'],
        summary: 'One thing',
        'x-summary-zh': '一个',
        'x-errors': ['token', 'TB01001'],
        responses: {
          '200': {
            description: 'The thing',
            'x-description-zh': '东西',
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    {$ref: '#/components/schemas/Envelope'},
                    {
                      properties: {
                        result: {type: 'array', items: {$ref: '#/components/schemas/Thing'}},
                      },
                    },
                  ],
                },
                examples: {answer: {$ref: '#/components/examples/Things'}},
              },
            },
          },
        },
      },
      delete: {
        operationId: 'deleteThing',
        tags: ['things'],
        summary: 'Delete',
        'x-summary-zh': '删除',
        responses: {'200': {$ref: '#/components/responses/Done'}},
      },
    },
  },
  components: {
    responses: {Done: {description: 'Look at status', 'x-description-zh': '看 status'}},
    schemas: {
      Envelope: {type: 'object', properties: {status: {type: 'string'}}},
      Thing: {
        'x-shown': true,
        'x-brief': ['name'],
        description: 'A thing',
        'x-description-zh': '东西',
        properties: {
          name: {
            type: 'string',
            description: 'Name',
            'x-description-zh': '名称',
            'x-set-by': 'getThing',
          },
          parts: {
            type: 'array',
            items: {$ref: '#/components/schemas/Part'},
            'x-set-by': 'product',
          },
        },
      },
      Part: {type: 'object', properties: {size: {type: ['integer', 'null']}}},
    },
    examples: {Things: {value: {status: 'success', result: [{name: 'One', parts: [{size: 1}]}]}}},
  },
});

const run = (mdx: string) => pageWith(mdx, owned);

describe('the response of an operation', () => {
  const tree = run('<ApiReference api="example" tag="things" />');

  it('names the type of the result and links to the object', () => {
    expect(attributesOf(tree, 'ApiField')).toEqual([
      {
        name: 'result',
        note: 'Thing[]',
        text: 'The thing',
        href: '/docs/objects#schema-thing',
      },
    ]);
  });

  it('has an example with the brief fields, errors, and a note if there is no data', () => {
    expect(attributesOf(tree, 'ApiFields')).toEqual([
      {
        label: 'Answer',
        example: '{"status": "success", "result": [{"name": "One", …}]}',
        exampleLabel: 'JSON example',
      },
      {label: 'Errors', text: 'token, TB01001', href: '/docs/errors#causes'},
      {label: 'Answer', text: 'Look at status'},
    ]);
  });
});

describe('an object', () => {
  it('is shown with its fields, the operations that set them, and a full example', () => {
    const tree = run('<ApiSchema api="example" name="Thing" />');
    expect(attributesOf(tree, 'ApiObject')).toEqual([{id: 'schema-thing', name: 'Thing'}]);
    expect(attributesOf(tree, 'ApiField')).toEqual([
      {
        name: 'name',
        note: 'string',
        text: 'Name',
        setBy: 'GET /thing/{thingId}',
        setByHref: '/docs/reference#get-thing',
      },
      {name: 'parts', note: 'object[]', setBy: 'set in the product only'},
    ]);
    expect(attributesOf(tree, 'ApiFields')).toMatchObject([
      {example: '{"name": "One", "parts": [{"size": 1}]}'},
    ]);
  });

  it('has its description before the label of its fields', () => {
    const [object] = run('<ApiSchema api="example" name="Thing" />').children;
    expect(object).toMatchObject({
      name: 'ApiObject',
      children: [
        {type: 'paragraph', children: [{type: 'text', value: 'A thing'}]},
        {name: 'ApiFields', attributes: [{name: 'label', value: 'Fields'}, {}, {}]},
      ],
    });
  });

  it('is shown without an example if no response has one', () => {
    const plain = structuredClone(owned);
    delete plain.components?.examples;
    const tree = pageWith('<ApiSchema api="example" name="Thing" />', plain);
    expect(attributesOf(tree, 'ApiObject')).toEqual([{id: 'schema-thing', name: 'Thing'}]);
    expect(attributesOf(tree, 'ApiFields')).toEqual([{label: 'Fields'}]);
  });

  it('has the example of a later operation if that of the first is an empty list', () => {
    const later = structuredClone(owned);
    const first = later.paths['/thing/{thingId}']?.get?.responses['200'];
    Object.assign(later.paths['/thing/{thingId}']?.delete ?? {}, {
      responses: {'200': structuredClone(first)},
    });
    Object.assign(first?.content?.['application/json'] ?? {}, {
      examples: {answer: {$ref: '#/components/examples/None'}},
    });
    Object.assign(later.components?.examples ?? {}, {None: {value: {result: []}}});
    const tree = pageWith('<ApiSchema api="example" name="Thing" />', later);
    expect(attributesOf(tree, 'ApiFields')).toMatchObject([
      {example: '{"name": "One", "parts": [{"size": 1}]}'},
    ]);
  });

  it('is refused if the description does not show it', () => {
    expect(() => run('<ApiSchema api="example" name="Part" />')).toThrow('leads to no object');
  });
});

describe('readableJson', () => {
  it('writes values that fit on one line', () => {
    const long = 'x'.repeat(60);
    expect(readableJson({a: [1, 2], b: {c: long}})).toBe(
      `{\n  "a": [1, 2],\n  "b": {"c": "${long}"}\n}`,
    );
  });
});
