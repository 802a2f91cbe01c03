import type {Code, Paragraph} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {LocaleId} from '../../config/locales.ts';
import type {Endpoint} from './Endpoint.ts';
import {fieldGroups} from './fieldGroups.ts';
import {jsx} from './jsx.ts';
import {curlSample, typeScriptSample} from './samples.ts';
import {saying} from './saying.ts';
import {words} from './words.ts';

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

const code = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  meta: `title="${title}"`,
  value,
});

/** `createProject` → `create-project`, the id of the operation's heading. */
const anchorOf = (operationId: string) =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One operation as elements of the page: heading, request, fields, answer, samples. */
export function operationNode(endpoint: Endpoint, locale: LocaleId): MdxJsxFlowElement {
  const {method, path, operation} = endpoint;
  const name = locale === 'zh' ? operation['x-summary-zh'] : operation.summary;
  const description = saying(operation, locale);
  const answer = saying(operation.responses['200'], locale);
  return jsx(
    'ApiOperation',
    {id: anchorOf(operation.operationId), name, method: method.toUpperCase(), path},
    [
      ...(description ? [paragraph(description)] : []),
      ...fieldGroups(operation, locale).map(({label, text, fields}) =>
        jsx(
          'ApiFields',
          {label, text},
          fields.map((field) => jsx('ApiField', {...field})),
        ),
      ),
      ...(answer ? [jsx('ApiFields', {label: words.answer[locale], text: answer})] : []),
      ...(operation['x-sample']
        ? [
            code('bash', `${name} · curl`, curlSample(endpoint)),
            code('ts', `${name} · TypeScript`, typeScriptSample(endpoint)),
          ]
        : []),
    ],
  );
}
