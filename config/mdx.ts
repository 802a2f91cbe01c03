import {readFileSync} from 'node:fs';
import type {MDXOptions, MDXPlugin} from '@docusaurus/mdx-loader';
import {apiReference, type ApiReferenceOptions} from '../plugins/api-reference/index.ts';
import {readApiDescriptions} from '../plugins/api-reference/readApiDescriptions.ts';
import {rehypeCode} from '../plugins/code-highlight/rehypeCode.ts';
import {glossary, type GlossaryOptions} from '../plugins/glossary/index.ts';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {messages, type MessagesOptions} from '../plugins/messages/index.ts';
import {messagesFile, readMessages} from '../plugins/messages/readMessages.ts';
import {questions, type QuestionsOptions} from '../plugins/questions/index.ts';
import {vocabulary} from '../plugins/vocabulary/index.ts';
import {calloutNames} from './calloutNames.ts';
import {currentLocale} from './locales.ts';

interface MdxPlugins {
  admonitions: MDXOptions['admonitions'];
  remarkPlugins: MDXPlugin[];
  rehypePlugins: MDXPlugin[];
}

const termbase = new URL('../data/termbase.csv', import.meta.url);

const glossaryOptions: GlossaryOptions = {
  terms: readTermbase(readFileSync(termbase, 'utf8')),
  locale: currentLocale(),
};

const messagesOptions: MessagesOptions = {
  messages: readMessages(readFileSync(new URL(`../${messagesFile}`, import.meta.url), 'utf8')),
  locale: currentLocale(),
};

const apiOptions: ApiReferenceOptions = {
  descriptions: readApiDescriptions(new URL('../data/openapi/', import.meta.url)),
  locale: currentLocale(),
};

const questionsOptions: QuestionsOptions = {locale: currentLocale()};

/** MDX options that articles, posts and pages share. */
export const mdxPlugins: MdxPlugins = {
  admonitions: {keywords: calloutNames, extendDefaults: false},
  remarkPlugins: [
    [apiReference, apiOptions],
    [messages, messagesOptions],
    [questions, questionsOptions],
    [glossary, glossaryOptions],
    vocabulary,
  ],
  rehypePlugins: [rehypeCode],
};
