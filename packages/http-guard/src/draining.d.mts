import type { Server } from 'node:http';

export interface Patience {
  silentMs: number;
  stuckMs: number;
  longestMs: number;
}

export function drainable(server: Server, patience?: Patience): () => Promise<void>;
