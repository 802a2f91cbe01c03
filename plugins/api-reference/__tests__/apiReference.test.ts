import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {isJsxElement, stringAttribute} from '../../../content/jsx.ts';
import {WriterError} from '../../writerError/index.ts';
import {apiDescription} from '../ApiDescription.ts';
import {apiReference} from '../index.ts';
import {readableJson} from '../readableJson.ts';

const description = apiDescription.parse({
  servers: [{url: 'https://example.com/api'}],
  paths: {
    '/thing/{thingId}/_import': {
      post: {
        operationId: 'importThing',
        tags: ['things'],
        summary: 'Import a thing',
        'x-summary-zh': '导入',
        'x-sample': true,
        parameters: [
          {name: 'thingId', in: 'path', schema: {type: 'string'}, example: 'THING_ID'},
          {
            name: 'clear',
            in: 'query',
            required: true,
            schema: {type: 'integer', enum: [0, 1]},
            example: 1,
            description: 'Empty it first',
            'x-description-zh': '先清空',
          },
        ],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                required: ['file'],
                properties: {
                  file: {
                    type: 'string',
                    format: 'binary',
                    description: 'The file',
                    'x-description-zh': '要导入的',
                  },
                },
              },
              example: {file: 'thing.xml'},
            },
          },
        },
        responses: {'200': {$ref: '#/components/responses/Done'}},
      },
    },
    '/thing': {
      delete: {
        operationId: 'deleteThings',
        tags: ['things'],
        summary: 'Delete things',
        'x-summary-zh': '删除',
        'x-sample': true,
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'array',
                items: {type: 'string'},
                description: 'Ids',
                'x-description-zh': 'ID',
              },
              example: ["it's"],
            },
          },
        },
        responses: {'200': {description: 'How many', 'x-description-zh': '有几个'}},
      },
      get: {
        operationId: 'listThings',
        tags: ['others'],
        summary: 'List things',
        'x-summary-zh': '列出',
        responses: {'200': {description: 'Things', 'x-description-zh': '东西'}},
      },
    },
  },
});

function run(mdx: string, locale: 'zh' | 'en'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  const options = {descriptions: new Map([['example', description]]), locale};
  apiReference(options)(tree, new VFile({path: 'versioned_docs/version-yicat/faq.mdx'}));
  return tree;
}

function elements(tree: Root, name: string) {
  const found: Record<string, string | undefined>[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === name) {
      const keys = ['id', 'name', 'method', 'path', 'label', 'text', 'note'];
      found.push(
        Object.fromEntries(
          keys.flatMap((key) => {
            const value = stringAttribute(node, key);
            return value === undefined ? [] : [[key, value]];
          }),
        ),
      );
    }
  });
  return found;
}

function codes(tree: Root) {
  const found: string[] = [];
  visit(tree, 'code', ({value}) => {
    found.push(value);
  });
  return found;
}

const things = '<ApiReference api="example" tag="things" />';

describe('apiReference', () => {
  it('replaces the element with the operations of the tag only', () => {
    const tree = run(`Before.\n\n${things}\n\nAfter.`, 'en');
    expect(elements(tree, 'ApiOperation')).toEqual([
      {
        id: 'import-thing',
        name: 'Import a thing',
        method: 'POST',
        path: '/thing/{thingId}/_import',
      },
      {id: 'delete-things', name: 'Delete things', method: 'DELETE', path: '/thing'},
    ]);
    expect(tree.children.map(({type}) => type)).toEqual([
      'paragraph',
      'mdxJsxFlowElement',
      'mdxJsxFlowElement',
      'paragraph',
    ]);
  });

  it('uses the language of the page', () => {
    const tree = run(things, 'zh');
    expect(elements(tree, 'ApiOperation').map(({name}) => name)).toEqual(['导入', '删除']);
    expect(elements(tree, 'ApiFields')).toEqual([
      {label: '查询参数'},
      {label: '表单字段'},
      {label: '正文：列表', text: 'ID'},
      {label: '返回', text: '有几个'},
    ]);
  });

  it('lists fields with type and whether they are required, without self-explanatory ids', () => {
    expect(elements(run(things, 'en'), 'ApiField')).toEqual([
      {name: 'clear', note: '0 | 1 · required', text: 'Empty it first'},
      {name: 'file', note: 'file · required', text: 'The file'},
    ]);
  });

  it('writes samples from the examples, safe for the shell', () => {
    const [curlImport, tsImport, curlDelete, tsDelete] = codes(run(things, 'en'));
    expect(curlImport).toBe(
      "curl 'https://example.com/api/thing/THING_ID/_import?clear=1' \\\n" +
        "  -H 'Authorization: Bearer YOUR_API_TOKEN' \\\n  -F file=@thing.xml",
    );
    expect(tsImport).toContain("await yicat('POST', '/thing/THING_ID/_import', {");
    expect(tsImport).toContain("form.append('file'");
    expect(curlDelete).toContain('-X DELETE');
    expect(curlDelete).toContain(String.raw`-d '["it'\''s"]'`);
    expect(tsDelete).toContain('body: [ "it\'s" ]');
  });

  it('throws for an element that refers to nothing, and names its line', () => {
    expect(() => run('Text.\n\n<ApiReference api="example" tag="gone" />', 'en')).toThrow(
      WriterError,
    );
    expect(() => run('Text.\n\n<ApiReference api="none" tag="things" />', 'en')).toThrow(
      'version-yicat/faq.mdx:3',
    );
  });
});

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

function runOwned(mdx: string, locale: 'zh' | 'en' = 'en'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  const options = {descriptions: new Map([['owned', owned]]), locale};
  apiReference(options)(tree, new VFile({path: 'versioned_docs/version-yicat/faq.mdx'}));
  return tree;
}

function attributesOf(tree: Root, name: string) {
  const found: Record<string, unknown>[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === name) {
      found.push(
        Object.fromEntries(
          node.attributes.flatMap((attribute) =>
            attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
          ),
        ),
      );
    }
  });
  return found;
}

describe('the response of an operation', () => {
  const tree = runOwned('<ApiReference api="owned" tag="things" />');

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
    const tree = runOwned('<ApiSchema api="owned" name="Thing" />');
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

  it('is refused if the description does not show it', () => {
    expect(() => runOwned('<ApiSchema api="owned" name="Part" />')).toThrow('leads to no object');
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
