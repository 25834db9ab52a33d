/** A share with the range in which it is known. */
export interface Share {
  fraction: number;
  low: number;
  high: number;
}

const Z_975 = 1.959964;

/** Wilson 95 % interval of a share counted in n trials (E. B. Wilson, 1927): never outside 0 to 1. */
export function wilsonInterval(good: number, n: number): Pick<Share, 'low' | 'high'> {
  const share = good / n;
  const z2 = Z_975 * Z_975;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z_975 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return {
    low: Math.max(0, Math.min(share, centre - half)),
    high: Math.min(1, Math.max(share, centre + half)),
  };
}
