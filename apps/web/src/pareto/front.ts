import type { Kind } from '@inferbench/domain/kind';
import type { Interval } from '@inferbench/domain/metric';
import type { ParetoResult } from '@inferbench/graphql-documents/pareto';
import type { AxisMetric } from '../address/pareto-request.ts';

/** A value on an axis, the point that has it, and what kind of figure it is. */
export interface AxisFigure {
  value: number;
  interval: Interval;
  pointId: string;
  kind: Kind;
}

/** One system at one batch. */
export interface FrontMark {
  key: string;
  system: string;
  label: string;
  chip: string;
  batch: number;
  x: AxisFigure;
  y: AxisFigure;
  onFront: boolean;
  /** Labels of those that are better. */
  dominatedBy: string[];
}

export interface Front {
  x: AxisMetric;
  y: AxisMetric;
  /** Batches that are compared: one, unless all were asked for. */
  batches: number[];
  marks: FrontMark[];
  /** Systems that lack an axis, each with the reason. */
  incomplete: { key: string; label: string; chip: string; why: string }[];
  costBasis: ParetoResult['keys']['costBasis'];
  powerBoundary: ParetoResult['keys']['powerBoundary'];
  /** The finding in one sentence. */
  sentence: string;
}

type Answered = ParetoResult['systems'][number];

export function figureOn(system: Answered, metric: AxisMetric): AxisFigure | null {
  const found = system.values.find((each) => each.metric === metric);
  return found === undefined
    ? null
    : { value: found.value, interval: found.interval, pointId: found.pointId, kind: found.kind };
}

/** The front of one slice, as the API judged it. */
export function frontOfSlice(answer: ParetoResult, x: AxisMetric, y: AxisMetric): Front {
  const { batch } = answer.slice.effective;
  const labels = new Map(answer.systems.map(({ system, label }) => [system, label]));
  return {
    x,
    y,
    batches: [batch],
    marks: answer.systems.flatMap((system) => {
      const [onX, onY] = [figureOn(system, x), figureOn(system, y)];
      if (onX === null || onY === null) return [];
      const { label, chip, onFront, dominatedBy } = system;
      return [
        {
          key: `${system.system} ${batch}`,
          system: system.system,
          label,
          chip,
          batch,
          x: onX,
          y: onY,
          onFront,
          dominatedBy: dominatedBy.map((slug) => labels.get(slug) ?? slug),
        },
      ];
    }),
    incomplete: answer.incomplete.map(({ system, label, chip, missing }) => ({
      key: `${system} ${batch}`,
      label,
      chip,
      why: missing.map(({ detail }) => detail).join('; '),
    })),
    costBasis: answer.keys.costBasis,
    powerBoundary: answer.keys.powerBoundary,
    sentence: answer.summary,
  };
}
