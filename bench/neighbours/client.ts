import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  ms: number;
  text: string;
}

/** Asks over one connection, one question after the other, from an address of the Internet or for each question from another. */
export function visitor(
  url: string,
  address: string | (() => string),
): (path: string, body?: string) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path, body) =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const outgoing = request(
        new URL(path, url),
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            // Answered anew: the work is measured, not the keeping.
            'cache-control': 'no-cache',
            'x-forwarded-for': typeof address === 'string' ? address : address(),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              ms: performance.now() - begun,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}
