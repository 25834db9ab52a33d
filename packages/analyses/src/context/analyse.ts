import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ChipFamily } from '@inferbench/domain/chips/chip';
import {
  type ContextAnalysis,
  type ContextCurve,
  type ContextMark,
  type Crossing,
  MAX_DRAWN_SYSTEMS,
  type NoCrossing,
} from '@inferbench/domain/board/context-analysis';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { Slice } from '@inferbench/domain/terms/slice';
import { CONTEXTS } from './contexts.ts';
import { commonContexts, crossingsOf, type FoundCrossing } from './crossing.ts';
import { isSimulated } from '../simulated-metric.ts';
import { type Curve, curveOf } from './curve.ts';
import { type CurveSystem, labelOf } from './curve-system.ts';
import { compareMeasured, measuredCurves } from './measured-crossing.ts';
import { representatives } from './representatives.ts';
import { clearLeader } from './clear-leader.ts';
import { finding } from './finding-sentence.ts';
import { sharesOf } from './step-curve.ts';
import { crossingSentence, noCrossingSentence } from './words.ts';

export interface AnalysisInput {
  slice: Slice;
  metric: Metric;
  /** Systems of the slice, best first. */
  systems: readonly CurveSystem[];
  /** Points of the same model, phase, shape, batch and precision at any context. */
  marks: readonly ContextMark[];
  catalogue: CatalogueView;
}

const NOTHING = {
  modelMaxContext: 0,
  curves: [],
  marks: [],
  crossings: [],
  noCrossings: [],
  sentence: 'Images have no context: there is nothing to draw over it.',
} satisfies Partial<ContextAnalysis>;

/** Value and rank over context around a slice, with every crossover that is simulated or measured (docs/metrics.md#crossovers). */
export function analyseContext(input: AnalysisInput): ContextAnalysis {
  const { slice, metric, catalogue } = input;
  const { unit, higherIsBetter } = METRIC_DEFINITIONS[metric];
  if (slice.phase === 'IMAGE') return { ...NOTHING, slice, metric, unit, higherIsBetter };
  const curves = isSimulated(metric) ? curvesOf(input) : [];
  const model = catalogue.models.get(slice.model);
  const modelMaxContext = model && isLanguageModel(model) ? model.maxContextTokens : 0;
  const simulated = simulatedPairs(curves, { higherIsBetter, modelMaxContext, catalogue });
  const measured = measuredPairs(input.marks, { higherIsBetter, modelMaxContext });
  const drawn = curves.map((curve) => toContextCurve(curve, curves, input));
  const crossings = [...measured.crossings, ...simulated.crossings];
  return {
    slice,
    metric,
    unit,
    higherIsBetter,
    modelMaxContext,
    curves: drawn,
    marks: [...input.marks],
    crossings,
    noCrossings: [...measured.noCrossings, ...simulated.noCrossings],
    sentence: finding({
      slice,
      metric,
      curves: drawn,
      crossings,
      modelMaxContext,
      leader: clearLeader(drawn, { higherIsBetter, catalogue }),
    }),
  };
}

/** The ratio of prompt to answer of the first system with a point; else the shape's. */
function ratioOf(systems: readonly CurveSystem[]): number | null {
  const anchor = systems.find((system) => system.anchor !== null)?.anchor;
  return anchor && anchor.outputTokens > 0 ? anchor.inputTokens / anchor.outputTokens : null;
}

function curvesOf(input: AnalysisInput): Curve[] {
  const { slice, systems, catalogue } = input;
  const shown = systems.slice(0, MAX_DRAWN_SYSTEMS);
  const families = new Set<ChipFamily>(
    shown.flatMap((system) => catalogue.chips.get(system.chip)?.family ?? []),
  );
  const weights = shown[0]?.weights ?? WORDS[slice.precision];
  const others = representatives(catalogue, families, { ...slice, weights });
  return curvesOfSystems(input, { shown, others });
}

type Drawn = Readonly<Record<'shown' | 'others', readonly CurveSystem[]>>;

/** Simulated curves; the first shown system with a point gives the ratio of prompt to answer to all. */
export function curvesOfSystems(
  { slice, metric, catalogue }: Pick<AnalysisInput, 'slice' | 'metric' | 'catalogue'>,
  { shown, others }: Drawn,
): Curve[] {
  const load = { phase: slice.phase, batch: slice.batch, ...sharesOf(slice.shape, ratioOf(shown)) };
  return [...shown, ...others].flatMap((system) => {
    const batch = system.anchor?.batch ?? slice.batch;
    return curveOf({ system, metric, model: slice.model, load: { ...load, batch }, catalogue }) ?? [];
  });
}

/** A word that stands for each class where no point names one. */
const WORDS = {
  FP32: 'fp32',
  FP16: 'fp16',
  FP8: 'fp8',
  W8A16: 'int8-weight-only',
  W4A16: 'int4',
  FP4: 'fp4',
} as const;

export interface Pairs {
  crossings: Crossing[];
  noCrossings: NoCrossing[];
}

/** Every pair of curves: where it crosses, or that it does not. */
export function simulatedPairs(
  curves: readonly Curve[],
  common: { higherIsBetter: boolean; modelMaxContext: number; catalogue: CatalogueView },
): Pairs {
  const pairs: Pairs = { crossings: [], noCrossings: [] };
  forEachPair(curves, (a, b) => {
    const found = crossingsOf(a, b, common.higherIsBetter);
    if (found.length === 0) {
      const contexts = commonContexts(a, b);
      const [fromContext, toContext] = [contexts[0], contexts.at(-1)];
      if (fromContext === undefined || toContext === undefined || toContext <= fromContext) return;
      const labels = [labelOf(a.system, common.catalogue), labelOf(b.system, common.catalogue)] as const;
      const sentence = noCrossingSentence(labels, fromContext, toContext);
      pairs.noCrossings.push({
        kind: 'SIMULATED',
        a: a.system.slug,
        b: b.system.slug,
        fromContext,
        toContext,
        sentence,
      });
    }
    for (const { riser, faller, context, contexts, low, high } of withoutOverlap(found)) {
      const words = {
        riserLabel: labelOf(riser.system, common.catalogue),
        fallerLabel: labelOf(faller.system, common.catalogue),
        context,
        low,
        high,
      };
      pairs.crossings.push({
        kind: 'SIMULATED',
        riser: riser.system.slug,
        faller: faller.system.slug,
        ...words,
        beyondModelContext: context > common.modelMaxContext,
        sentence: crossingSentence({ ...words, contexts }),
      });
    }
  });
  pairs.crossings.sort((a, b) => a.context - b.context);
  return pairs;
}

/** Crossings of one pair whose intervals overlap are one, with the riser of the last: its value is better beyond. */
function withoutOverlap<Found extends Pick<FoundCrossing, 'context' | 'low' | 'high'>>(
  found: readonly Found[],
): (Found & { contexts: number[] })[] {
  const apart: (Found & { contexts: number[] })[] = [];
  for (const each of found.toSorted((a, b) => a.context - b.context)) {
    const before = apart.at(-1);
    if (before === undefined || each.low > before.high) apart.push({ ...each, contexts: [each.context] });
    else
      apart[apart.length - 1] = {
        ...each,
        low: Math.min(before.low, each.low),
        high: Math.max(before.high, each.high),
        contexts: [...before.contexts, each.context],
      };
  }
  return apart;
}

export function measuredPairs(
  marks: readonly ContextMark[],
  { higherIsBetter, modelMaxContext }: { higherIsBetter: boolean; modelMaxContext: number },
): Pairs {
  const pairs: Pairs = { crossings: [], noCrossings: [] };
  forEachPair(measuredCurves(marks, higherIsBetter), (a, b) => {
    const { overlap, crossings } = compareMeasured(a, b, higherIsBetter);
    if (overlap === null) return;
    const { from: fromContext, to: toContext } = overlap;
    if (crossings.length === 0) {
      const sentence = noCrossingSentence([a.label, b.label], fromContext, toContext);
      pairs.noCrossings.push({
        kind: 'MEASURED',
        a: a.system,
        b: b.system,
        fromContext,
        toContext,
        sentence,
      });
    }
    for (const { riser, faller, context, contexts, low, high } of withoutOverlap(crossings)) {
      const words = { riserLabel: riser.label, fallerLabel: faller.label, context, low, high };
      pairs.crossings.push({
        kind: 'MEASURED',
        riser: riser.system,
        faller: faller.system,
        ...words,
        beyondModelContext: context > modelMaxContext,
        sentence: crossingSentence({ ...words, contexts }),
      });
    }
  });
  pairs.crossings.sort((a, b) => a.context - b.context);
  return pairs;
}

function forEachPair<T>(items: readonly T[], visit: (a: T, b: T) => void): void {
  items.forEach((a, i) => {
    for (const b of items.slice(i + 1)) visit(a, b);
  });
}

export function toContextCurve(
  curve: Curve,
  all: readonly Curve[],
  { metric, catalogue }: Pick<AnalysisInput, 'metric' | 'catalogue'>,
): ContextCurve {
  const { higherIsBetter } = METRIC_DEFINITIONS[metric];
  const { system } = curve;
  const chip = catalogue.chips.get(system.chip);
  const last = curve.endsAtContext;
  const contexts = CONTEXTS.filter((context) => last === null || context <= last);
  return {
    system: system.slug,
    label: labelOf(system, catalogue),
    chip: system.chip,
    chipName: chip === undefined ? system.chip : chipShortName(chip),
    family: chip?.family ?? 'unknown',
    chips: system.placement.chips,
    framework: system.framework,
    anchor: system.anchor && { pointId: system.anchor.pointId, context: system.anchor.context },
    role: system.role,
    uncalibrated: curve.uncalibrated,
    samples: [...contexts, ...(last === null || contexts.includes(last) ? [] : [last])].flatMap((context) => {
      const here = curve.at(context);
      if (here === null) return [];
      const better = all.filter((other) => {
        const there = other.at(context);
        return there !== null && (higherIsBetter ? there.value > here.value : there.value < here.value);
      });
      return [{ context, ...here, rank: 1 + better.length }];
    }),
    endsAtContext: last,
  };
}
