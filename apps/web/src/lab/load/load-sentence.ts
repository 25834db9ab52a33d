import { formatNumber, formatValue } from '@inferbench/units/format';
import { formatDuration } from '../../words/numbers.ts';
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

/** The answer of the page in one sentence: the wait on each system with few others and with many; null where none is known. */
export function waitSentence({ systems }: Pick<LoadAnswer, 'systems'>): string | null {
  const waits = curvesOf(systems).flatMap(({ system, curve }) => {
    const known = curve.loads.flatMap(({ concurrency, ttft }) =>
      ttft.p95 === null
        ? []
        : [`${formatDuration(ttft.p95.ms / 1000).replace(' ', '\u00a0')} with ${usersWords(concurrency)}`],
    );
    const [few, ...more] = known;
    const many = more.at(-1);
    return few === undefined
      ? []
      : [`on ${system.label} within ${few}${many === undefined ? '' : ` and ${many}`}`];
  });
  return waits.length === 0 ? null : `Simulated, 19 of 20 users have their first token ${waits.join('; ')}.`;
}

function usersWords(concurrency: number): string {
  const users = Math.max(1, Math.round(concurrency));
  return users === 1 ? 'one user alone' : `${formatNumber(users)} at once`;
}

export function refusedWords({ systems }: Pick<LoadAnswer, 'systems'>): string[] {
  return systems.flatMap(({ label, outcome }) =>
    outcome.ok ? [] : [`${label}: ${outcome.refused.message}`],
  );
}
