import {expect, it} from 'vitest';
import {readReport} from '../readReport.ts';

const report = (more = '') => `Running 2s test @ http://127.0.0.1:8080
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.42ms    2.05ms  28.16ms   91.12%
  Latency Distribution
     50%  812.00us
     75%    1.31ms
     90%    3.20ms
     99%    1.05s
  58312 requests in 2.00s, 1.02GB read
${more}Requests/sec:  29127.42
Transfer/sec:    521.40MB
`;

it('reads rate and latencies in milliseconds', () => {
  expect(readReport(report())).toEqual({rate: 29_127.42, p50: 0.812, p99: 1050, failures: 0});
});

it('adds up answers that are errors and requests without an answer', () => {
  const faults = `  Socket errors: connect 1, read 20, write 0, timeout 300
  Non-2xx or 3xx responses: 4000
`;
  expect(readReport(report(faults)).failures).toBe(4321);
});

it('refuses a text that is no report', () => {
  expect(() => readReport('unable to connect to 127.0.0.1:8080 Connection refused')).toThrow(
    'wrk printed no report that can be read:\nunable to connect',
  );
});
