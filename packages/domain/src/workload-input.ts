import type { WorkloadRequest } from './workload-ranking.ts';

/** The request as the API takes it: what is not stated is null there, and not left out. */
export function workloadInput({ ownership, ...request }: WorkloadRequest) {
  const stated = (key: keyof typeof ownership) => ownership[key] ?? null;
  return {
    ...request,
    ownership: {
      years: stated('years'),
      availability: stated('availability'),
      capitalOverhead: stated('capitalOverhead'),
      pue: stated('pue'),
      usdPerKwh: stated('usdPerKwh'),
      hostWattsPerChip: stated('hostWattsPerChip'),
      hostingUsdPerHour: stated('hostingUsdPerHour'),
    },
  };
}
