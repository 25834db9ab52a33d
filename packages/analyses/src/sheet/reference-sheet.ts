import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import {
  type ReferenceSheet,
  SHEET_SUITE,
  type SheetRow,
  type SheetRowName,
} from '@inferbench/domain/simulation/reference-sheet';
import { refusalOf } from '@inferbench/domain/errors/refusal';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { domainOf, domainPlacement, unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { sheetFigures } from './sheet-figures.ts';

/** Suite IB-1 (docs/analyses.md#reference-sheet-suite-ib-1): w8a8kv8, computed in what the chip has for eight bits or wider. */
export const SHEET_MODEL = 'llama-3.1-70b';
export const SHEET_PRECISION: PrecisionSetting = { weights: 'fp8', activations: 'fp8', kv: 'fp8' };
export const SHEET_CONTEXTS = [2048, 8192, 32_768, 131_072] as const;
export const SHEET_MAX_BATCH = 4096;

const DECODE_BATCHES: readonly (readonly [SheetRowName, number | 'max'])[] = [
  ['decode-b1', 1],
  ['decode-b32', 32],
  ['decode-b256', 256],
  ['decode-bmax', 'max'],
];
const PROMPT_TOKENS = 2048;

/** One chip under the reference suite; a row it cannot run holds the reason. Error: NOT_FOUND. */
export function referenceSheet(
  slug: string,
  catalogue: CatalogueView,
): Result<ReferenceSheet, InferbenchError> {
  const chip = catalogue.chips.get(slug);
  if (!chip) return fail(chipNotFound(slug, catalogue.chips));
  const efficiency = efficiencyOf(chip);
  const rows = [
    ...DECODE_BATCHES.flatMap(([name, batch]) =>
      SHEET_CONTEXTS.map((context) => rowOf(chip, { name, batch, context }, catalogue)),
    ),
    rowOf(chip, { name: 'prefill-2048', batch: 1, context: PROMPT_TOKENS }, catalogue),
  ];
  return ok({
    suite: SHEET_SUITE,
    chip: slug,
    model: SHEET_MODEL,
    precision: SHEET_PRECISION,
    scaleUpChips: domainOf(chip),
    rows,
    errorBar: {
      decode: errorBarShare(chip, 'decode'),
      prefill: errorBarShare(chip, 'prefill'),
    },
    uncalibrated: efficiency.provenance === 'uncalibrated',
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  });
}

interface RowLoad {
  name: SheetRowName;
  batch: number | 'max';
  context: number;
}

function rowOf(chip: Chip, { name, batch, context }: RowLoad, catalogue: CatalogueView): SheetRow {
  const figures = figuresOf(chip, { name, batch, context }, catalogue);
  const outcome = figures.ok ? figures.value : { ok: false as const, refusal: refusalOf(figures.error) };
  return { name, context, outcome };
}

function figuresOf(chip: Chip, { name, batch, context }: RowLoad, catalogue: CatalogueView) {
  const decodes = name !== 'prefill-2048';
  const base: SimulateRequest = {
    chip: chip.slug,
    model: SHEET_MODEL,
    phase: decodes ? 'decode' : 'prefill',
    batch: 1,
    ...(decodes ? { context } : { inputTokens: context }),
    weightPrecision: SHEET_PRECISION.weights,
    activationPrecision: SHEET_PRECISION.activations,
    kvPrecision: SHEET_PRECISION.kv,
  };
  const found = unplaced(base, catalogue);
  if (!found.ok) return found;
  const placement = domainPlacement(found.value);
  if (!placement.ok) return placement;
  const { chips, tensorParallel: tp, pipelineParallel: pp } = placement.value;
  const placed = { ...base, chips, tp, pp };
  const alone = simulate(placed, catalogue);
  if (!alone.ok) return alone;
  const size = batch === 'max' ? Math.min(alone.value.capacity.maxBatch, SHEET_MAX_BATCH) : batch;
  const result = size === 1 ? alone : simulate({ ...placed, batch: size }, catalogue);
  if (!result.ok) return result;
  const tokens = decodes ? size : size * context;
  return ok(sheetFigures(result.value, { batch: size, tokens, decodes }));
}
