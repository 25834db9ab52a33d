import { formatValue } from '@inferbench/units/format';
import type { LoadAnswer } from './load-answer.ts';
import { curvesOf } from './load-drawing.ts';

/** What a load chart shows, in one sentence of at most ninety characters: capacities, never a winner. */
export function loadFinding({ systems }: Pick<LoadAnswer, 'systems'>): string {
  const curves = curvesOf(systems);
  const [first, second] = curves;
  if (first === undefined) return 'Nothing serves this load';
  const capacity = (each: typeof first) => each.curve.capacity?.requestsPerSec ?? null;
  const own = capacity(first);
  if (second === undefined)
    return own === null
      ? `${first.system.label} serves no request of these lengths`
      : `${first.system.label} serves at most ${formatValue(own)} requests a second`;
  const words = curves
    .slice(0, 3)
    .map((each) => `${each.system.short} ${formatValue(capacity(each) ?? 0)}`)
    .join(', ');
  return `Simulated, requests a second at most: ${words}`;
}

/** Words of a system for which there is no curve. */
export function refusedWords({ systems }: Pick<LoadAnswer, 'systems'>): string[] {
  return systems.flatMap(({ label, outcome }) =>
    outcome.ok ? [] : [`${label}: ${outcome.refused.message}`],
  );
}
