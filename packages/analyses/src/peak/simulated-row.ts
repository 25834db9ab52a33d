import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { isOlderGeneration } from '@inferbench/domain/hardware-family';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { chipShortName } from '@inferbench/domain/names';
import type { PeakChartRequest, PeakRow } from '@inferbench/domain/peak-chart';
import { ok, type Result } from '@inferbench/domain/result';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/efficiency';
import { counted } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import { WORD_OF_CLASS } from '../word-of-class.ts';

export interface SimulatedPeak {
  row: PeakRow;
  errorBar: number;
}

/** What the rest of the peak waits for: the bound of the work. */
const WAITING: Readonly<Record<LimitingResource, string>> = {
  compute: 'part of the work reads memory while arithmetic waits',
  memory: 'memory is read while arithmetic waits',
  kv: 'keys and values are read while arithmetic waits',
  collective: 'chips wait for each other',
  launch: 'operators are launched while arithmetic waits',
  capacity: 'the memory holds no more work',
};

/** What a chip could reach by the best stack, in the asked precision as far as it computes in it. */
export function simulatedRow(
  chip: Chip,
  request: PeakChartRequest,
  catalogue: CatalogueView,
): Result<SimulatedPeak, InferbenchError> {
  const outcome = simulatedIn(chip, request, catalogue);
  if (!outcome.ok) return outcome;
  const { split, chips, boundBy, errorBar, precision } = outcome.value;
  const { algorithm, hardware } = split;
  const label = chipShortName(chip);
  const calibrated = isCalibrated(chip.family);
  const peakName = `${precision.computed.toUpperCase()} peak`;
  const attainable = algorithm * hardware;
  const doubt = calibrated ? 'no run says what software delivers' : 'the simulator is not calibrated for it';
  const row: PeakRow = {
    chip: chip.slug,
    label,
    vendor: chip.vendor,
    older: isOlderGeneration(chip, catalogue.chips),
    chips,
    title: `${label} could reach ${formatPercent(attainable)} of its ${peakName}; ${doubt}`,
    source: `simulated, ${counted(request.users, 'user')}`,
    kind: 'SIMULATED',
    pointId: null,
    calibrated,
    peakName,
    algorithm,
    hardware,
    software: null,
    attainable,
    delivered: null,
    waiting: WAITING[boundBy],
    finding: null,
  };
  return ok({ row, errorBar });
}

function simulatedIn(
  { slug }: Chip,
  { model, users, inputTokens, outputTokens, precision, chipsEach }: PeakChartRequest,
  catalogue: CatalogueView,
): Result<SimulateResult, InferbenchError> {
  const asked = SimulateRequest.parse({
    chip: slug,
    model,
    phase: 'serving',
    batch: users,
    inputTokens,
    outputTokens,
    weightPrecision: WORD_OF_CLASS[precision],
    ...(chipsEach === undefined ? {} : { chips: chipsEach }),
  });
  return simulate(asked, catalogue);
}
