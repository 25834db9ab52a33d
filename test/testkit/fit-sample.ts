import { type FitRows, fitRows } from '@inferbench/calibration/fit-rows';
import type { Observation } from '@inferbench/calibration/observation';
import { PRIOR, isShareOfRate } from '@inferbench/calibration/prior';
import { type RowFeatures, rowFeatures } from '@inferbench/calibration/row-features';
import { scopeOf } from '@inferbench/calibration/scope';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Calibration, Effect } from '@inferbench/domain/scores/calibration';
import { pointLists } from './point-lists.ts';

/** Levels of fewer rows have no effect of their own: each row of a sample stands as often. */
const COPIES = 4;

/** Some published times of every regime, evenly over lists and tables. */
export function sampledTimes(perRegime: number): Observation[] {
  const tables = pointLists().filter((_, index) => index % 4 === 0);
  const lists = [...MEASUREMENTS, ...tables].map((list) => ({ ...list, rows: list.rows.filter(isSampled) }));
  const regimes = new Map<string, Observation[]>();
  for (const observation of scopeOf(lists, catalogue).observations) {
    if (observation.quantity !== 'latency' || observation.metric === 'ttft_ms') continue;
    // The way in which one list measures belongs to no answer.
    const name = `${observation.request.phase} ${observation.metric} ${observation.resolved.chip.family}`;
    const known = regimes.get(name) ?? [];
    regimes.set(name, known);
    known.push({ ...observation, harness: null });
  }
  return [...regimes.values()].flatMap((of) => {
    const every = Math.max(1, Math.floor(of.length / perRegime));
    return of.filter((_, index) => index % every === 0).slice(0, perRegime);
  });
}

/** Whether a row is in the sample: of tables, which hold thousands, one row in nine. */
function isSampled({ id }: { id: string }, index: number): boolean {
  return id.startsWith('m') || index % 9 === 0;
}

/** Rows ready for a fit; the first of each of `COPIES`, `step` apart, is a row of its own. */
export function sampledRows(observations: readonly Observation[]): {
  fit: FitRows;
  features: RowFeatures[];
  step: number;
} {
  const features = observations.map(rowFeatures).filter((row) => row !== null);
  const rows = features.flatMap((row) => Array.from({ length: COPIES }, () => row));
  return { fit: fitRows(rows, new Uint8Array(rows.length).fill(1)), features, step: COPIES };
}

/** The parameters that give an exported calibration. */
export function thetaOf({ parameters }: FitRows, calibration: Calibration): Float64Array {
  const { constants, ingestSec, promptShare, effects } = calibration;
  const own: Readonly<Record<string, number>> = { ...constants, ingestSec, promptShare };
  const prior: Readonly<Record<string, number>> = {
    ...PRIOR.constants,
    ingestSec: PRIOR.ingestSec,
    promptShare: PRIOR.promptShare,
  };
  const name = ({ term, of, key }: Pick<Effect, 'term' | 'key'> & { of: string | null }) =>
    `${term} ${of ?? ''} ${key}`;
  const known = new Map(effects.map((effect) => [name(effect), effect.ln]));
  return Float64Array.from(parameters, (parameter) => {
    if (parameter.of !== null) return known.get(name(parameter)) ?? 0;
    const ln = Math.log((own[parameter.term] ?? Number.NaN) / (prior[parameter.term] ?? Number.NaN));
    return isShareOfRate(parameter.term) ? -ln : ln;
  });
}
