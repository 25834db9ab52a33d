import type { Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';

/** The run with a stated prompt length where its tool counted no prompt tokens; a warning marks what was stated. */
export function withStatedPrompts(run: Run, { workload = {} }: RunContext): Run {
  const length = workload.inputTokens ?? null;
  if (length === null || !run.points.some(lacksPrompts)) return run;
  const warnings = run.points.flatMap((point, index) =>
    lacksPrompts(point)
      ? [
          {
            code: 'PROMPTS_STATED',
            message: `The file counts no prompt tokens: ${length} a request, as stated in the context.`,
            path: `points[${index}].counts.inputTokens`,
          },
        ]
      : [],
  );
  return {
    ...run,
    source: { ...run.source, warnings: [...run.source.warnings, ...warnings] },
    points: run.points.map((point) => filled(point, length)),
  };
}

function lacksPrompts(point: Point): boolean {
  return point.measurement === 'requests' && point.counts.inputTokens === null;
}

function filled(point: Point, length: number): Point {
  if (point.measurement === 'summary' || point.counts.inputTokens !== null) return point;
  const inputTokens = Math.round(length * point.counts.completed);
  return { ...point, counts: { ...point.counts, inputTokens } };
}
