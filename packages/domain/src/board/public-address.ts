import type { Slice } from '../terms/slice.ts';

/** Where results, chips and models are found on the site: paths that a command line or a receipt names as well. */
export const PUBLIC_PATHS = { points: '/points', chips: '/chips', models: '/models' } as const;

/** Keys of a slice, in the order in which an address has them. */
export const SLICE_KEYS = ['model', 'phase', 'shape', 'batch', 'context', 'precision'] as const;

export function publicPath(kind: keyof typeof PUBLIC_PATHS, name: string): string {
  return `${PUBLIC_PATHS[kind]}/${encodeURIComponent(name)}`;
}

/** The page of a slice: that of its model, in that slice. */
export function slicePath(slice: Slice): string {
  const query = SLICE_KEYS.filter((key) => key !== 'model' && slice[key] !== null).map(
    (key) => `${key}=${encodeURIComponent(String(slice[key]))}`,
  );
  return `${publicPath('models', slice.model)}?${query.join('&')}`;
}
