import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { listed } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import type { ChartSlice } from '../load/shape.ts';
import { precisionWord } from '../load/slice-words.ts';
import { contextOf, type OneUserSide } from './one-user.ts';
import type { ChipRoof } from './shape.ts';

/** Roof of one chip: its peak in the class that computes the work, and the memory that the ridge of the step is of. */
function roofOf({ chip, compared, step }: OneUserSide): ChipRoof[] {
  if (step === null) return [];
  const peak = resolvePeak(chip, step.precision);
  if (!peak.ok) return [];
  const { denseOpsPerSec: peakOpsPerSec } = peak.value;
  const { ridgePoint: ridge, arithmeticIntensity: intensity } = step;
  const bytesPerSec = peakOpsPerSec / ridge;
  return [
    {
      chip: compared.chip,
      label: compared.label,
      precision: step.precision.computed,
      peakOpsPerSec,
      bytesPerSec,
      ridge,
      intensity,
      userOpsPerSec: Math.min(peakOpsPerSec, bytesPerSec * intensity),
    },
  ];
}

export function roofsOf(sides: readonly OneUserSide[]): ChipRoof[] {
  return sides.flatMap(roofOf);
}

/** Words around the roofs: what limits one user, and who has none. */
export function roofsHead(
  roofs: readonly ChipRoof[],
  sides: readonly OneUserSide[],
  slice: ChartSlice,
): ChartHead {
  const without = sides
    .filter(({ compared }) => roofs.every(({ chip }) => chip !== compared.chip))
    .map(({ compared }) => compared.label);
  return {
    finding: roofsFinding(roofs),
    slice: `${slice.modelName} in ${precisionWord(slice.precision)}, one user, ${formatNumber(contextOf(slice))} tokens of context; peak and bandwidth of one chip`,
    notes: without.length === 0 ? [] : [`No roof of ${listed(without)}: the model is not simulated on it.`],
    kinds: [],
    source: 'computed from datasheets',
    date: null,
  };
}

function roofsFinding(roofs: readonly ChipRoof[]): string {
  const [first] = roofs;
  if (first === undefined) return 'No roof: none of these chips holds the model';
  const byMemory = roofs.filter(({ intensity, ridge }) => intensity < ridge).map(({ label }) => label);
  const does = `One user does ${formatValue(first.intensity)} operations per byte`;
  if (byMemory.length === roofs.length)
    return fittingFinding(
      `${does}: memory limits ${roofs.length === 1 ? first.label : 'all of them'}`,
      'Memory limits',
    );
  return fittingFinding(
    byMemory.length === 0
      ? `${does}: arithmetic limits all of them`
      : `${does}: memory limits ${listed(byMemory)}`,
    does,
  );
}
