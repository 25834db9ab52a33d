import { request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Visited {
  status: number;
  headers: Headers;
  body: string;
}

/** Asks a server of this machine under a public name, whose certificate is to be of one authority. */
export interface Visitor {
  host: string;
  port: number;
  ca: string;
  /** Address of loopback that the visitor comes from. */
  from?: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function visit(
  { host, port, ca, from }: Visitor,
  path: string,
  { method, headers, body }: Asked = {},
): Promise<Visited> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        ca,
        servername: host,
        localAddress: from,
        headers: { host, ...headers },
        agent: false,
      },
      (response) => {
        const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, each]),
        );
        text(response).then(
          (whole) => resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), body: whole }),
          reject,
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}
