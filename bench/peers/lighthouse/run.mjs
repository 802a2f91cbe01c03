// node run.mjs <address> <port of the browser's debugger>: prints the four scores as JSON.
import lighthouse from 'lighthouse';

const [address, port] = process.argv.slice(2);
// The default configuration: a phone with simulated slow 4G and a processor 4 times slower.
const result = await lighthouse(address, {port: Number(port), output: 'json', logLevel: 'error'});
// Lighthouse gives no score if one of its steps has failed.
const scores = Object.values(result.lhr.categories)
  .filter(({score}) => score !== null)
  .map(({id, score}) => [id, Math.round(score * 100)]);
process.stdout.write(JSON.stringify(Object.fromEntries(scores)));
