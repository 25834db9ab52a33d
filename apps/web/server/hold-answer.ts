// Holds an answer back until it is whole, so that it can be kept before it is sent. Pages are sent whole anyway (ADR 8).
import type { ServerResponse } from 'node:http';

export interface Held {
  status: number;
  body: Buffer;
  /** Sends it as it was made. */
  send(this: void): void;
}

/** Gives what is written into a response, of which nothing is sent; null where its visitor left before it was whole. */
export function holdAnswer(response: ServerResponse): Promise<Held | null> {
  const own = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingNamed(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.once('close', () => resolve(null));
    response.flushHeaders = () => undefined;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((each) => typeof each === 'object' && each !== null);
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
      return response;
    };
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      take(chunk, rest[0]);
      process.nextTick(callbackOf(rest));
      return true;
    };
    response.end = (...given: unknown[]) => {
      if (typeof given[0] !== 'function') take(given[0], given[1]);
      response.once('finish', callbackOf(given));
      Object.assign(response, own);
      const body = Buffer.concat(chunks);
      const send = () => void response.writeHead(response.statusCode).end(body);
      resolve({ status: response.statusCode, body, send });
      return response;
    };
  });
}

function encodingNamed(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}

/** Callback among the arguments of a write; one that does nothing where there is none. */
function callbackOf(given: readonly unknown[]): () => void {
  const called = given.find((each) => typeof each === 'function');
  return () => void (typeof called === 'function' && Reflect.apply(called, undefined, []));
}
