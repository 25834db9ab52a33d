import type { ExcludedRow, ExclusionReason, Quantity } from '@inferbench/domain/simulation/accuracy';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import {
  isWallPower,
  type MeasurementList,
  type MeasurementRow,
} from '@inferbench/domain/runs/measurement-list';
import type { Model } from '@inferbench/domain/models/model';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { hardwareFamily } from '@inferbench/domain/chips/hardware-family';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { MS_PER_SEC } from '@inferbench/units/si';
import { requestedWork } from '@inferbench/evaluation/simulation/prepare';
import { resolveRequest } from '@inferbench/evaluation/simulation/resolve-request';
import type { Observation } from './observation.ts';
import { statedRequest } from './stated-request.ts';

/** The campaign against which all others are told: most figures are of it, and its harness is public. */
const REFERENCE_CAMPAIGN = 'InferenceX';
/** Sources that publish runs of their own beside those of the campaign, by the lengths that only these have. */
const OWN_RUNS: Readonly<Record<string, (row: MeasurementRow) => boolean>> = {
  'ai-dynamo/aiconfigurator': ({ spread }) => spread === undefined,
};

/** Who generated the load of a row, where it was not the reference campaign: lists measure alike, and each in its own way. */
function harnessOf(row: MeasurementRow, { document, campaign }: MeasurementList['source']): string | null {
  if (campaign !== REFERENCE_CAMPAIGN) return document;
  return OWN_RUNS[document]?.(row) === true ? `${document}, own runs` : null;
}

export interface Scope {
  observations: Observation[];
  excluded: ExcludedRow[];
}

const QUANTITIES: Readonly<Record<MeasurementRow['metric'], Quantity>> = {
  prefill_latency_ms: 'latency',
  tpot_ms: 'latency',
  decode_tokens_per_s: 'latency',
  output_tokens_per_s: 'latency',
  e2e_latency_s: 'latency',
  op_latency_us: 'latency',
  images_per_s: 'latency',
  latency_ms_per_image: 'latency',
  ttft_ms: 'latency',
  request_latency_s: 'latency',
  total_tokens_per_s: 'latency',
  samples_per_s: 'latency',
  requests_per_s: 'latency',
  offered_requests_per_s: 'latency',
  prompt_tokens_per_s: 'latency',
  avg_power_w: 'power',
  peak_power_w: 'power',
  energy_j_per_token: 'energy',
  energy_j_per_request: 'energy',
  energy_j_per_image: 'energy',
};

/** Every published figure: as an observation, or with the reason why it is none. Nothing is imputed. */
export function scopeOf(lists: readonly MeasurementList[], catalogue: CatalogueView): Scope {
  const scope: Scope = { observations: [], excluded: [] };
  for (const { source, rows } of lists) {
    const loops = loopsOf(rows);
    for (const row of rows) {
      const observed = observe(row, { source, loops }, catalogue);
      if (observed.ok) scope.observations.push(observed.value);
      else {
        const { id: rowId, hardware: chip, model, metric } = row;
        const { document } = source;
        scope.excluded.push({ rowId, document, chip, model, metric, reason: observed.error });
      }
    }
  }
  return scope;
}

function observe(
  row: MeasurementRow,
  { source, loops }: { source: MeasurementList['source']; loops: Loops },
  catalogue: CatalogueView,
): Result<Observation, ExclusionReason> {
  if (!catalogue.chips.has(row.hardware)) return fail('NO_CHIP');
  if (row.phase !== 'op' && !isFitted(catalogue.models.get(row.model))) return fail('NO_MODEL');
  if (row.grade === 'C') return fail('GRADE_C');
  const boundary = boundaryOf(row, source);
  if (boundary === null) return fail('BOUNDARY');
  const stated = statedRequest(row, source);
  if (!stated.ok) return stated;
  const request = SimulateRequest.safeParse(stated.value);
  if (!request.success) return fail('REFUSED');
  const resolved = resolveRequest(request.data, catalogue);
  if (!resolved.ok || !requestedWork(request.data, resolved.value).ok) return fail('REFUSED');
  return ok({
    rowId: row.id,
    document: source.document,
    grade: row.grade,
    quantity: QUANTITIES[row.metric],
    metric: row.metric,
    value: row.value,
    chip: row.hardware,
    hardwareFamily: hardwareFamily(row.hardware),
    framework: row.framework,
    version: row.frameworkVersion ?? null,
    model: row.model,
    boundary,
    harness: harnessOf(row, source),
    inFlight: row.batch ?? null,
    loop: row.metric === 'ttft_ms' ? loopOf(row, loops) : null,
    statistic: row.statistic ?? null,
    answerTokens: row.output ?? null,
    request: request.data,
    resolved: resolved.value,
  });
}

/** A model without a shape predicts nothing. */
function isFitted(model: Model | undefined): boolean {
  return model !== undefined && model.kind !== 'unmodelled';
}

/** Where the watts of a row were taken; times have no boundary. */
function boundaryOf(
  row: MeasurementRow,
  { powerBoundary }: MeasurementList['source'],
): Observation['boundary'] | null {
  if (QUANTITIES[row.metric] === 'latency') return 'device_sensor';
  if (isWallPower(row)) return 'wall';
  return powerBoundary === 'device_sensor' || powerBoundary === 'wall' ? powerBoundary : null;
}

/** Time per token and answer length of each point, by the id that its rows share. */
type Loops = ReadonlyMap<string, { stepSec: number; output: number }>;

function loopsOf(rows: readonly MeasurementRow[]): Loops {
  const steps = rows.filter(({ metric, output }) => metric === 'tpot_ms' && output !== undefined);
  return new Map(
    steps.map(({ id, value, output = 0 }) => [pointOf(id), { stepSec: value / MS_PER_SEC, output }] as const),
  );
}

function pointOf(id: string): string {
  return id.split('.')[0] ?? id;
}

function loopOf({ id, value }: MeasurementRow, loops: Loops): Observation['loop'] {
  const found = loops.get(pointOf(id));
  if (found === undefined) return null;
  return { cycleSec: value / MS_PER_SEC + found.stepSec * found.output, stepSec: found.stepSec };
}
