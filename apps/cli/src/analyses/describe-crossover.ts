import type { ChipCrossover } from '@inferbench/domain/tradeoff/chip-crossover';
import type { ContextCurve } from '@inferbench/domain/board/context-analysis';
import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import type { TableColumn } from '@inferbench/chart/table';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { table } from '../terminal/table.ts';

/** Two chips over context for people: the footing, the finding, the values at powers of two. */
export function describeCrossover({
  request,
  equalSentence,
  sentence,
  unit,
  curves,
  engineVersion,
  weightsFrom,
}: ChipCrossover): string {
  const contexts = [
    ...new Set(curves.flatMap(({ samples }) => samples.map(({ context }) => context))),
  ].filter((context) => context === nearestPowerOfTwo(context));
  const valueAt = (curve: ContextCurve) => (context: number) =>
    curve.samples.find((found) => found.context === context)?.value ?? null;
  const { model, batch, phase, weightPrecision, metric } = request;
  return [
    `${metric} (${unit}), ${model}, ${phase.toLowerCase()}, batch ${batch}, weights ${weightPrecision}${ownWeightsText({ weightsFrom })}`,
    `equal ${request.equal}: ${equalSentence}`,
    sentence,
    '',
    table(
      [
        ['context', (context: number) => context, 'NUMBER'],
        ...curves.map((curve): TableColumn<number> => [curve.label, valueAt(curve), 'NUMBER']),
      ],
      contexts.toSorted((a, b) => a - b),
    ),
    '',
    `simulated, engine ${engineVersion}${curves.some(({ uncalibrated }) => uncalibrated) ? ', an uncalibrated family among them' : ''}`,
  ].join('\n');
}
