import type { Phase } from '../terms/slice.ts';

/** Where results, chips and models are found on the site: paths that a command line or a receipt names as well. */
export const PUBLIC_PATHS = { points: '/points', chips: '/chips', models: '/models' } as const;

/** Path of the boards of all models. */
export const BOARDS_PATH = '/leaderboard';

/** Word of each workload in an address. */
export const WORKLOADS = {
  serving: 'SERVING',
  batch: 'GENERATE',
  answers: 'DECODE',
  prompts: 'PREFILL',
  offline: 'MAX_LOAD',
  images: 'IMAGE',
} as const satisfies Readonly<Record<string, Phase>>;

export function workloadWord(phase: Phase): string {
  return Object.entries(WORKLOADS).find(([, value]) => value === phase)?.[0] ?? 'serving';
}

export function publicPath(kind: keyof typeof PUBLIC_PATHS, name: string): string {
  return `${PUBLIC_PATHS[kind]}/${encodeURIComponent(name)}`;
}

/** Path of the boards of a model, or of one workload of it. */
export function boardPath(model: string, phase: Phase | null = null): string {
  const path = `${BOARDS_PATH}/${encodeURIComponent(model)}`;
  return phase === null ? path : `${path}/${workloadWord(phase)}`;
}

/** The board on which a result stands, by the id that its page has. */
export function boardOfRunPath(model: string, pointId: string): string {
  return `${boardPath(model)}?run=${encodeURIComponent(pointId)}`;
}
