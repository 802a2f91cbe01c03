import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import {baseUrls, localeIds} from '../config/locales.ts';
import {pathOfProduct, productIds} from '../config/products.ts';
import {findTerm} from './findTerm.ts';
import {readPageText} from './readPageText.ts';
import {searchPages} from './searchPages.ts';
import type {Site} from './Site.ts';
import {updates} from './updates.ts';

const language = z
  .enum(localeIds)
  .default('zh')
  .describe('Language of the pages: zh (Chinese, the default) or en (English)');

const product = z.enum(productIds).optional().describe('Only this product; everything if left out');

const limit = (usual: number) =>
  z.number().int().min(1).max(50).default(usual).describe('How many at most');

/** Turns an error into the tool's answer, so that the model can read what is wrong. */
const answer = async (text: Promise<string>) => {
  try {
    return {content: [{type: 'text' as const, text: await text}]};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {content: [{type: 'text' as const, text: message}], isError: true};
  }
};

/** Creates the Model Context Protocol server of a deployed site: five tools that only read files. */
export function createServer(site: Site): McpServer {
  const server = new McpServer({name: 'translation-tools-docs', version: '1.0.0'});
  const annotations = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'search',
    {
      description:
        'Searches the help centre of the translation products. Answers with the best sections and their addresses.',
      inputSchema: {
        query: z.string().trim().min(1).max(300).describe('Words or a question, in zh or en'),
        language,
        product,
        limit: limit(8),
      },
      annotations,
    },
    (request) => answer(searchPages(site, request)),
  );
  server.registerTool(
    'read_page',
    {
      description: 'Reads an article, landing page or post as Markdown.',
      inputSchema: {
        page: z.string().min(1).describe('Address or path: /docs/yicat/translate/tags'),
      },
      annotations,
    },
    ({page}) => answer(readPageText(site, page)),
  );
  server.registerTool(
    'list_pages',
    {
      description: 'Lists the pages of a language or product with what each is about (llms.txt).',
      inputSchema: {language, product},
      annotations,
    },
    ({language: locale, product: id}) =>
      answer(site.text(`${baseUrls[locale]}${id === undefined ? '' : pathOfProduct(id)}llms.txt`)),
  );
  server.registerTool(
    'find_term',
    {
      description:
        'Finds a term of translation and localization: its equivalent in the other language, definition, other and forbidden names.',
      inputSchema: {
        word: z.string().trim().min(1).max(100).describe('In zh or en, or an id such as T007'),
        limit: limit(5),
      },
      annotations,
    },
    ({word, limit: most}) => answer(findTerm(site, word, most)),
  );
  server.registerTool(
    'updates',
    {
      description: 'Lists what has changed in the products, the newest first.',
      inputSchema: {
        language,
        product,
        since: z.iso.date().optional().describe('First day, YYYY-MM-DD'),
        limit: limit(20),
      },
      annotations,
    },
    (request) => answer(updates(site, request)),
  );
  return server;
}
