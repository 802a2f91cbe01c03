import type {MarkdownConfig} from '@docusaurus/types';
import {parseArticle} from '../plugins/articles/index.ts';
import {parsePage} from '../plugins/pages/index.ts';

/** Reads and checks front matter by kind of file. The framework's parser reads posts. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (file) =>
  (await parseArticle(file)) ?? (await parsePage(file)) ?? file.defaultParseFrontMatter(file);
