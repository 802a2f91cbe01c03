import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer.ts';
import {Site} from './Site.ts';

const usage = `Answers questions about a deployed site over the Model Context Protocol (stdio).

  npm run mcp -- --site https://docs.example.com`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string'}, help: {type: 'boolean'}}});
  if (values.help === true || values.site === undefined) {
    // Standard output is reserved for the protocol.
    console.error(usage);
    process.exitCode = values.help === true ? 0 : 1;
    return;
  }
  await createServer(new Site(values.site)).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
});
