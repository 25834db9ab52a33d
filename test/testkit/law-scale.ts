/** `npm run laws` tries a law in full; `npm test` a seeded sample of it. */
export function lawCount(full: number, sample: number): number {
  return process.env['INFERBENCH_LAWS'] === 'all' ? full : sample;
}
