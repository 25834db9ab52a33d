import type { ChipCrossover } from '@inferbench/domain/chip-crossover';
import type { ContextCurve } from '@inferbench/domain/context-analysis';
import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import { formatNumber } from '@inferbench/units/format';
import { NONE, table } from '../terminal/table.ts';

/** Two chips over context for people: the footing, the finding, the values at powers of two. */
export function describeCrossover({
  request,
  equalSentence,
  sentence,
  unit,
  curves,
  engineVersion,
}: ChipCrossover): string {
  const contexts = [
    ...new Set(curves.flatMap(({ samples }) => samples.map(({ context }) => context))),
  ].filter((context) => context === nearestPowerOfTwo(context));
  const right = 'right' as const;
  const valueAt = (curve: ContextCurve) => (context: number) => {
    const sample = curve.samples.find((found) => found.context === context);
    return sample ? formatNumber(sample.value) : NONE;
  };
  const { model, batch, phase, weightPrecision, metric } = request;
  return [
    `${metric} (${unit}), ${model}, ${phase.toLowerCase()}, batch ${batch}, weights ${weightPrecision}`,
    `equal ${request.equal}: ${equalSentence}`,
    sentence,
    '',
    table(
      [
        { title: 'context', of: (context: number) => formatNumber(context), align: right },
        ...curves.map((curve) => ({ title: curve.label, of: valueAt(curve), align: right })),
      ],
      contexts.toSorted((a, b) => a - b),
    ),
    '',
    `simulated, engine ${engineVersion}${curves.some(({ uncalibrated }) => uncalibrated) ? ', an uncalibrated family among them' : ''}`,
  ].join('\n');
}
