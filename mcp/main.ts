import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {readArguments} from '../scripts/run/readArguments.mjs';
import {createServer} from './createServer.ts';
import {Site} from './Site.ts';

const example = 'npm run mcp -- --site https://docs.example.com';
const usage = `Answers questions about a deployed site over the Model Context Protocol (stdio).

  ${example}`;

void command(async (args) => {
  const {values} = readArguments(args, example, {
    options: {site: {type: 'string'}, help: {type: 'boolean'}},
  });
  if (values.help === true) {
    // Standard output is reserved for the protocol.
    console.error(usage);
    return;
  }
  if (values.site === undefined) {
    throw new CliError(usage);
  }
  await createServer(new Site(values.site)).connect(new StdioServerTransport());
})(process.argv.slice(2));
