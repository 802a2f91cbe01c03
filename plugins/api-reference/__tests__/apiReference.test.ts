import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../code-highlight/parseMeta.ts';
import {WriterError} from '../../writerError/index.ts';
import {apiDescription} from '../ApiDescription.ts';
import {attributesOf, pageWith} from './pageWith.ts';

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

const run = (mdx: string, locale: 'zh' | 'en') => pageWith(mdx, description, locale);

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
    expect(attributesOf(tree, 'ApiOperation')).toEqual([
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
    expect(attributesOf(tree, 'ApiOperation').map(({name}) => name)).toEqual(['导入', '删除']);
    expect(attributesOf(tree, 'ApiFields')).toEqual([
      {label: '查询参数'},
      {label: '表单字段'},
      {label: '正文：列表', text: 'ID'},
      {label: '返回', text: '有几个'},
    ]);
  });

  it('lists fields with type and whether they are required, without self-explanatory ids', () => {
    expect(attributesOf(run(things, 'en'), 'ApiField')).toEqual([
      {name: 'clear', note: '0 | 1 · required', text: 'Empty it first'},
      {name: 'file', note: 'file · required', text: 'The file'},
    ]);
  });

  it('writes samples from the examples, safe for the shell', () => {
    const [curlImport, tsImport, curlDelete, tsDelete] = codes(run(things, 'en'));
    expect(curlImport).toBe(
      "curl 'https://example.com/api/thing/THING_ID/_import?clear=1' \\\n" +
        "  -H 'Authorization: Bearer YOUR_API_TOKEN' \\\n  -F 'file=@thing.xml'",
    );
    expect(tsImport).toContain("await yicat('POST', '/thing/THING_ID/_import', {");
    expect(tsImport).toContain("form.append('file'");
    expect(curlDelete).toContain('-X DELETE');
    expect(curlDelete).toContain(String.raw`-d '["it'\''s"]'`);
    expect(tsDelete).toContain('body: [ "it\'s" ]');
  });

  it('quotes what an example or a name contains', () => {
    const quoted = structuredClone(description);
    const {post} = quoted.paths['/thing/{thingId}/_import'] ?? {};
    expect(post).toBeDefined();
    Object.assign(post?.parameters?.[0] ?? {}, {example: "it's"});
    Object.assign(post?.requestBody?.content['multipart/form-data'] ?? {}, {
      example: {file: "a b's.xml"},
    });
    Object.assign(post ?? {}, {summary: 'Set "x"'});
    const tree = pageWith(things, quoted);
    const [curl, ts] = codes(tree);
    expect(curl).toContain(
      String.raw`curl 'https://example.com/api/thing/it'\''s/_import?clear=1'`,
    );
    expect(curl).toContain(String.raw`-F 'file=@a b'\''s.xml'`);
    expect(ts).toContain(`readFile("a b's.xml")`);
    expect(ts).toContain(`yicat('POST', "/thing/it's/_import", {`);
    const titles: (string | undefined)[] = [];
    visit(tree, 'code', ({meta}) => {
      titles.push(parseMeta(meta ?? '').title);
    });
    expect(titles[0]).toBe('Set "x" · curl');
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
