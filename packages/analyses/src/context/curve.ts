import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Metric } from '@inferbench/domain/terms/metric';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { errorBarShare, regimeOf } from '@inferbench/simulator/error-bar';
import { SECONDS_PER_HOUR, TERA } from '@inferbench/units/si';
import { isSimulated, type SimulatedMetric } from '../simulated-metric.ts';
import { CONTEXTS, LAST_CONTEXT } from './contexts.ts';
import { type CurveSystem, simulatedSystem } from './curve-system.ts';
import { anchorStep, type CurveLoad, simulatedStep, type StepAt } from './step-curve.ts';
import { lastThat } from '@inferbench/units/last-that';

/** A value and the range that its time's error bar allows. */
export interface CurveValue {
  value: number;
  low: number;
  high: number;
}

export interface Curve {
  system: CurveSystem;
  uncalibrated: boolean;
  /** Null past the context at which memory is full. */
  at(context: number): CurveValue | null;
  endsAtContext: number | null;
}

type Evaluate = (step: StepAt, sec: number) => number | null;

/** How a metric follows from the work of a step and its time; null where it does not exist (no price, no answers). */
function evaluator(metric: SimulatedMetric, system: CurveSystem, catalogue: CatalogueView): Evaluate {
  const { chips } = system.placement;
  const chip = catalogue.chips.get(system.chip);
  const rented = chip ? rentedUsdPerChipHour(chip) : null;
  const usdPerChipHour = system.usdPerChipHour ?? rented;
  const usefulTops = ({ flops }: StepAt, sec: number) => flops / sec / chips / TERA;
  switch (metric) {
    case 'USEFUL_TOPS':
      return usefulTops;
    case 'TOKENS_PER_S_PER_USER':
      return ({ outputTokens }, sec) => (outputTokens > 0 ? 1 / sec : null);
    case 'TOKENS_PER_S_PER_CHIP':
      return ({ outputTokens }, sec) => (outputTokens > 0 ? outputTokens / sec / chips : null);
    case 'COST_EFFICIENCY':
      return (step, sec) => (usdPerChipHour === null ? null : usefulTops(step, sec) / usdPerChipHour);
    case 'USD_PER_MTOK':
      return ({ outputTokens }, sec) =>
        usdPerChipHour === null || outputTokens === 0
          ? null
          : (usdPerChipHour * chips * (sec / SECONDS_PER_HOUR) * 1e6) / outputTokens;
    case 'ENERGY_EFFICIENCY':
      // At the chips' own sensors; power is the simulated one also where time is a point's.
      return (step, sec) =>
        step.deviceWatts === null ? null : (usefulTops(step, sec) * chips) / step.deviceWatts;
  }
}

/**
 * A point far faster than its simulation would give a time below zero at short contexts: no time falls below this share of
 * what it is taken from.
 */
const LEAST_SHARE = 0.1;

export interface CurveInput {
  system: CurveSystem;
  metric: Metric;
  model: string;
  load: CurveLoad;
  catalogue: CatalogueView;
}

/**
 * A system's metric over context. With a point in the slice the difference between its measured and its simulated time
 * per step is kept at every context; the interval is the point's there and grows with the simulated difference.
 */
export function curveOf({ system, metric, model, load, catalogue }: CurveInput): Curve | null {
  const simulated = simulatedSystem(system, model, catalogue);
  if (simulated === null || !isSimulated(metric)) return null;
  const { provenance } = simulated;
  const errorShare = errorBarShare(simulated.setUp.chip, regimeOf(load.phase));
  const { anchor } = system;
  const anchorSec = anchor === null ? null : anchorStep(simulated, load.phase, anchor);
  const evaluate = evaluator(metric, system, catalogue);
  const stepAt = (context: number) => simulatedStep(simulated, load, context);

  const known = new Map<number, CurveValue | null>();
  function at(context: number): CurveValue | null {
    const cached = known.get(context);
    if (cached !== undefined) return cached;
    const value = valueAt(context);
    known.set(context, value);
    return value;
  }

  function valueAt(context: number): CurveValue | null {
    const step = stepAt(context);
    if (step === null) return null;
    const { sec, halfWidthSec } = timeOf(step.sec);
    const value = evaluate(step, sec);
    const ends = [
      evaluate(step, sec + halfWidthSec),
      evaluate(step, Math.max(sec - halfWidthSec, sec * LEAST_SHARE)),
    ];
    const [slow, fast] = ends;
    if (value === null || slow === null || slow === undefined || fast === null || fast === undefined)
      return null;
    return { value, low: Math.min(slow, fast), high: Math.max(slow, fast) };
  }

  function timeOf(simulatedSec: number): { sec: number; halfWidthSec: number } {
    if (anchor === null || anchorSec === null) {
      return { sec: simulatedSec, halfWidthSec: errorShare * simulatedSec };
    }
    const sec = Math.max(simulatedSec + (anchor.stepSec - anchorSec), simulatedSec * LEAST_SHARE);
    const halfWidthSec =
      anchor.intervalShare * anchor.stepSec + errorShare * Math.abs(simulatedSec - anchorSec);
    return { sec, halfWidthSec };
  }

  if (at(CONTEXTS[0] ?? 1) === null) return null;
  return { system, uncalibrated: provenance === 'uncalibrated', at, endsAtContext: endOf(at) };
}

/** The last whole context at which the curve has a value; null where it reaches the last one. */
function endOf(at: Curve['at']): number | null {
  if (at(LAST_CONTEXT) !== null) return null;
  return lastThat((context) => at(context) !== null, CONTEXTS[0] ?? 1, LAST_CONTEXT);
}
