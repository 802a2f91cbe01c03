import {request, type Agent} from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface Question {
  readonly port: number;
  readonly url: string;
  readonly method?: string | undefined;
  readonly send?: Readonly<Record<string, string>> | undefined;
  readonly agent?: Agent | undefined;
}

/** Uses `http` because `fetch` would normalise the address before sending it. */
export const ask = ({port, url, method = 'GET', send = {}, agent}: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(
      {host: '127.0.0.1', port, path: url, method, headers: send, agent: agent ?? false},
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.on('error', reject).end();
  });
