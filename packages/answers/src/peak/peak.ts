import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { PeakChartRequest } from './request.ts';
import type { PeakChart, PeakRow } from './shape.ts';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { peakHead } from './head.ts';
import { publishedRow } from './published-row.ts';
import { simulatedRow } from './simulated-row.ts';

export interface PeakInput {
  request: PeakChartRequest;
  /** Published points of the model at the lengths that are asked for. */
  published: readonly TradeoffPoint[];
  /** Day of the newest datum behind it. */
  date: string | null;
  catalogue: CatalogueView;
}

/** What of each peak the workload, the hardware and the software leave; a published run where there is one near. Error: NOT_FOUND. */
export function peakChart({
  request,
  published,
  date,
  catalogue,
}: PeakInput): Result<PeakChart, InferbenchError> {
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const rows: PeakRow[] = [];
  const absent: PeakChart['absent'] = [];
  for (const slug of request.chips) {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) return fail(chipNotFound(slug, catalogue.chips));
    const row = rowOf(chip, { request, published, catalogue, model: model.value });
    if (row.ok) rows.push(row.value);
    else absent.push({ chip: slug, label: chipShortName(chip), reason: row.error.message });
  }
  return ok({
    head: peakHead({ request, rows, absent, modelName: model.value.name, date }),
    rows,
    absent,
    engineVersion: ENGINE_VERSION,
  });
}

interface Around extends Omit<PeakInput, 'date'> {
  model: LanguageModel;
}

function rowOf(
  chip: Chip,
  { request, published, catalogue, model }: Around,
): Result<PeakRow, InferbenchError> {
  const simulated = simulatedRow(chip, { request, model, catalogue });
  if (!simulated.ok) return simulated;
  return ok(publishedRow(chip, simulated.value, { request, published }) ?? simulated.value.row);
}
