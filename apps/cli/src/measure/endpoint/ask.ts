import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isJsonObject, type JsonObject, parsedJson } from '../../input/parsed-json.ts';
import type { Connection } from '../sender/connection.ts';

const TIMEOUT_MS = 30_000;
const MAX_CHARS = 2_000_000;

export interface Reply {
  status: number;
  text: string;
}

/** One small question to the server, not followed anywhere else. Error: UNREACHABLE. */
export function ask(
  { request, agent, headers }: Connection,
  url: URL,
  body?: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const unreachable = (why: string) =>
      reject(
        new InferbenchError('UNREACHABLE', `${url.origin} does not answer (${why}).`, {
          fix: 'Start the server, or correct --url.',
        }),
      );
    const text = body === undefined ? null : JSON.stringify(body);
    const length = text === null ? {} : { 'content-length': Buffer.byteLength(text) };
    const asking = request(
      url,
      { method: text === null ? 'GET' : 'POST', agent, headers: { ...headers, ...length } },
      (response) => {
        let read = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          read += part;
          if (read.length > MAX_CHARS) asking.destroy();
        });
        response.on('end', () => {
          clearTimeout(timer);
          resolve({ status: response.statusCode ?? 0, text: read });
        });
        // After its end this says nothing new.
        response.on('close', () => {
          clearTimeout(timer);
          unreachable('cut off');
        });
      },
    );
    const timer = setTimeout(() => {
      unreachable('no answer in time');
      asking.destroy();
    }, TIMEOUT_MS);
    asking.on('error', (error) => {
      clearTimeout(timer);
      unreachable(
        'code' in error && error.code === 'ECONNREFUSED'
          ? 'nothing listens there'
          : 'code' in error
            ? String(error.code)
            : 'cut off',
      );
    });
    asking.end(text ?? undefined);
  });
}

/** The object in a reply; null for anything else. */
export function jsonOf({ status, text }: Reply): JsonObject | null {
  const value = status === 200 ? parsedJson(text) : null;
  return isJsonObject(value) ? value : null;
}

/** An API key that is missing or wrong is said before anything is measured. Error: UNAUTHENTICATED. */
export function assertLetIn({ status }: Pick<Reply, 'status'>): void {
  if (status !== 401 && status !== 403) return;
  throw new InferbenchError('UNAUTHENTICATED', `The server under test refuses (${status}).`, {
    fix: 'Put its key into INFERBENCH_ENDPOINT_KEY.',
  });
}
