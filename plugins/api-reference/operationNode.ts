import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {LocaleId} from '../../config/locales.ts';
import type {Endpoint} from './endpointsOf.ts';
import {fieldGroups} from './fieldGroups.ts';
import {jsx} from './jsx.ts';
import {paragraph} from './paragraph.ts';
import {curlSample, typeScriptSample} from './samples.ts';
import {localizedDescription, causeName, words} from './labels.ts';
import {anchorOf} from './schemas.ts';

const code = (lang: string, title: string, value: string): Code => ({
  type: 'code',
  lang,
  meta: title.includes('"') ? `title='${title}'` : `title="${title}"`,
  value,
});

function errorsNode({api, operation}: Endpoint, locale: LocaleId): MdxJsxFlowElement[] {
  const causes = (operation['x-errors'] ?? []).map((cause) => causeName(cause, locale));
  return causes.length === 0
    ? []
    : [
        jsx('ApiFields', {
          label: words.errors[locale],
          text: causes.join(words.between[locale]),
          href: api['x-errors-page'] ?? '',
        }),
      ];
}

/** Converts an operation into elements: heading, request, fields, response, errors, samples. */
export function operationNode(endpoint: Endpoint, locale: LocaleId): MdxJsxFlowElement {
  const {method, path, operation} = endpoint;
  const name = locale === 'zh' ? operation['x-summary-zh'] : operation.summary;
  const description = localizedDescription(operation, locale);
  return jsx(
    'ApiOperation',
    {id: anchorOf(operation.operationId), name, method: method.toUpperCase(), path},
    [
      ...(description ? [paragraph(description)] : []),
      ...fieldGroups(endpoint, locale).map(({label, text, fields, example}) =>
        jsx(
          'ApiFields',
          {
            label,
            text,
            ...(example !== undefined && {example, exampleLabel: words.example[locale]}),
          },
          fields.map((field) => jsx('ApiField', {...field})),
        ),
      ),
      ...errorsNode(endpoint, locale),
      ...(operation['x-sample']
        ? [
            code('bash', `${name} · curl`, curlSample(endpoint)),
            code('ts', `${name} · TypeScript`, typeScriptSample(endpoint)),
          ]
        : []),
    ],
  );
}
