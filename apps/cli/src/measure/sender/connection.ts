import http from 'node:http';
import https from 'node:https';

/** A connection that was idle this long is not used again: the server may be closing it just then. */
const IDLE_MS = 2000;

/** Connections to one server, kept open from request to request. */
export interface Connection {
  request: typeof http.request;
  agent: http.Agent;
  headers: Readonly<Record<string, string>>;
}

/** Headers that somebody states for every request come last: they know their server. */
export function connectionTo(
  baseUrl: string,
  apiKey: string | null,
  stated: Readonly<Record<string, string>> = {},
): Connection {
  const isSecure = new URL(baseUrl).protocol === 'https:';
  const options = { keepAlive: true, maxSockets: Infinity, maxFreeSockets: 100_000, timeout: IDLE_MS };
  return {
    request: isSecure ? https.request : http.request,
    agent: isSecure ? new https.Agent(options) : new http.Agent(options),
    headers: {
      accept: 'text/event-stream, application/json',
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      ...stated,
    },
  };
}
