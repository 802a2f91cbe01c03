import type {MDXOptions, MDXPlugin} from '@docusaurus/mdx-loader';
import {apiReference, type ApiReferenceOptions} from '../plugins/api-reference/index.ts';
import {readApiDescriptions} from '../plugins/api-reference/readApiDescriptions.ts';
import {rehypeCode} from '../plugins/code-highlight/rehypeCode.ts';
import {rehypeInlineCode} from '../plugins/code-highlight/rehypeInlineCode.ts';
import {glossary, type GlossaryOptions} from '../plugins/glossary/index.ts';
import {messages, type MessagesOptions} from '../plugins/messages/index.ts';
import {questions, type QuestionsOptions} from '../plugins/questions/index.ts';
import {vocabulary} from '../plugins/vocabulary/index.ts';
import {calloutNames} from './calloutNames.ts';
import {currentLocale} from './locales.ts';
import {messageTable, termbase} from './tables.ts';

interface MdxPlugins {
  admonitions: MDXOptions['admonitions'];
  remarkPlugins: MDXPlugin[];
  rehypePlugins: MDXPlugin[];
}

const locale = currentLocale();

const apiOptions: ApiReferenceOptions = {
  descriptions: readApiDescriptions(new URL('../data/openapi/', import.meta.url)),
  locale,
};

/** MDX options that articles, posts and pages share. */
export const mdxPlugins: MdxPlugins = {
  admonitions: {keywords: calloutNames, extendDefaults: false},
  remarkPlugins: [
    [apiReference, apiOptions],
    [messages, {messages: messageTable, locale} satisfies MessagesOptions],
    [questions, {locale} satisfies QuestionsOptions],
    [glossary, {terms: termbase, locale} satisfies GlossaryOptions],
    vocabulary,
  ],
  rehypePlugins: [rehypeCode, rehypeInlineCode],
};
