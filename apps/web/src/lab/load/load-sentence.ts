import { listed } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import type { ShownCurve } from '@inferbench/graphql-documents/serving-curve';
import { formatDuration } from '../../words/numbers.ts';
import type { LoadAnswer } from './load-answer.ts';
import { curvesOf } from './load-drawing.ts';

type Served = ShownCurve['loads'][number];

/** The simulated load of a curve at which it serves most; the capacity, of a load without end, stands in no row. */
export function mostServed({ loads }: Pick<ShownCurve, 'loads'>): Served | null {
  return loads.reduce<Served | null>(
    (most, load) => (most === null || load.requestsPerSec > most.requestsPerSec ? load : most),
    null,
  );
}

/** Sentence on what a load chart shows: the most that each serves, never a winner. */
export function loadFinding({ systems }: Pick<LoadAnswer, 'systems'>): string {
  const curves = curvesOf(systems);
  const [first, second] = curves;
  if (first === undefined) {
    const names = listed(
      systems.map(({ label }) => label),
      'or',
    );
    return names === '' ? 'Nothing serves this load' : `No load could be simulated on ${names}`;
  }
  const served = ({ curve }: typeof first) => formatValue(mostServed(curve)?.requestsPerSec ?? 0);
  if (second === undefined)
    return `Simulated, ${first.system.label} serves ${served(first)} requests a second in the best of its loads`;
  const words = curves.map((each) => `${each.system.short} ${served(each)}`).join(', ');
  return `Simulated, most requests a second in one load: ${words}`;
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
