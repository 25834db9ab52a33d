/** `npm run attacks` tries everything; `npm test` a hundredth, drawn by the same seed. */
export function attackCount(full: number): number {
  return process.env['INFERBENCH_ATTACKS'] === 'all' ? full : Math.ceil(full / 100);
}
