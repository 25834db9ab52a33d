import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { PeakChartRequest } from './request.ts';
import type { PeakRow } from './shape.ts';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { LimitingResource } from '@inferbench/domain/scores/simulation';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { counted } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import { servedRequest } from '../load/workload.ts';

export interface SimulatedPeak {
  row: PeakRow;
  errorBar: number;
}

interface Asked {
  request: PeakChartRequest;
  model: LanguageModel;
  catalogue: CatalogueView;
}

/** What the rest of the peak waits for: the bound of the work. */
export const WAITING: Readonly<Record<LimitingResource, string>> = {
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
  { request, model, catalogue }: Asked,
): Result<SimulatedPeak, InferbenchError> {
  const { inputTokens, outputTokens, users, chipsEach, precision: asked } = request;
  const workload = { model: model.slug, lengths: { inputTokens, outputTokens }, precision: asked };
  const on = { chip: chip.slug, users, ...(chipsEach === undefined ? {} : { chips: chipsEach }) };
  const outcome = simulate(servedRequest(workload, model, on), catalogue);
  if (!outcome.ok) return outcome;
  const { split, chips, boundBy, band, precision } = outcome.value;
  const { algorithm, hardware } = split;
  const label = chipShortName(chip);
  const calibrated = isCalibrated(chip);
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
  return ok({ row, errorBar: band.share });
}
