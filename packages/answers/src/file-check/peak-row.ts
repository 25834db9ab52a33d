import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { Score } from '@inferbench/domain/scores/score';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { formatPercent } from '@inferbench/units/format';
import { peakFinding } from '../peak/head.ts';
import { WAITING } from '../peak/simulated-row.ts';
import type { PeakRow } from '../peak/shape.ts';
import type { FileCheck } from './shape.ts';

/** Parts into which the peak of the file's own chip goes, as its score splits it; null where the score has no split. */
export function peakOf(
  score: Score,
  slug: string,
  { slice, catalogue }: { slice: string; catalogue: CatalogueView },
): FileCheck['peak'] {
  const chip = catalogue.chips.get(slug);
  if (!score.split.present || chip === undefined) return null;
  const { algorithm, hardware, software, limitedBy } = score.split.value;
  const label = chipShortName(chip);
  const attainable = algorithm * hardware;
  const delivered = software === null ? null : attainable * software;
  const peakName = `${score.peakPrecision.toUpperCase()} peak`;
  const row: PeakRow = {
    chip: slug,
    label,
    vendor: chip.vendor,
    older: isOlderGeneration(chip, catalogue.chips),
    chips: score.placement.chips,
    title:
      delivered === null
        ? `${label} could reach ${formatPercent(attainable)} of its ${peakName}`
        : `${formatPercent(delivered)} of the ${peakName} arrived`,
    source: 'your file',
    kind: delivered === null ? 'SIMULATED' : 'MEASURED',
    pointId: null,
    calibrated: isCalibrated(chip),
    peakName,
    algorithm,
    hardware,
    software,
    attainable,
    delivered,
    waiting: WAITING[limitedBy],
    finding: null,
  };
  return {
    head: {
      finding: peakFinding([row]),
      slice: `${slice}. Top bar: the whole ${peakName}. Below: the part that this workload can use, magnified.`,
      notes: [],
      kinds: [row.kind],
      source: `your file, split by engine ${ENGINE_VERSION}`,
      date: null,
    },
    rows: [row],
  };
}
