import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';

const CHANNEL = 'http.server.request.start';

export interface SeenRequests {
  /** Targets of the requests that a server of this process understood, in order. */
  targetsOf(url: string): string[];
  stop(): void;
}

/** Watches every HTTP server of this process, without a hook in any. */
export function watchRequests(): SeenRequests {
  const seen = new Map<number, string[]>();
  const note = (message: unknown) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }; // the channel's own shape
    const address = server.address();
    if (address === null || typeof address === 'string') return;
    seen.set(address.port, [...(seen.get(address.port) ?? []), request.url ?? '']);
  };
  subscribe(CHANNEL, note);
  return {
    targetsOf: (url) => seen.get(Number(new URL(url).port)) ?? [],
    stop: () => void unsubscribe(CHANNEL, note),
  };
}
