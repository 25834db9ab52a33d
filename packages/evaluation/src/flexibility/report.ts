import type { Chip } from '@inferbench/domain/chips/chip';
import {
  CELL_LETTERS,
  type FlexibilityReport,
  type FlexibilityRow,
  FlexibilityPhase,
} from '@inferbench/domain/scores/flexibility';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import {
  FLEXIBILITY_BATCHES,
  FLEXIBILITY_CONTEXTS,
  FLEXIBILITY_PRECISIONS,
} from '@inferbench/scoring/flexibility-grid';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { ENGINE_VERSION } from '../engine-version.ts';
import { flexibilityRefusal } from '../flexibility.ts';
import {
  atLeastHalf,
  bestRates,
  type Cell,
  type GridRow,
  gridOf,
  PRECISION_NAMES,
  sharesOf,
} from './grid.ts';
import { cellKey } from './tested-cells.ts';

/** Flexibility with every cell. `tested` holds the keys of covered cells. Errors: NOT_SIMULATED, INCOMPLETE_SPEC, INVALID. */
export function flexibilityReport(
  chip: Chip,
  chips: number,
  tested: ReadonlySet<string>,
): Result<FlexibilityReport, InferbenchError> {
  const refused = flexibilityRefusal(chip);
  if (refused !== null) return fail(refused);
  if (!Number.isInteger(chips) || chips < 1 || chips > MAX_CHIPS) return fail(notAPlacement(chips));
  const grid = gridOf(chip, chips);
  const best = bestRates(grid);
  return ok({
    chip: chip.slug,
    chips,
    ...sharesOf(grid, best),
    testedShare: tested.size / (grid.length * FLEXIBILITY_BATCHES.length * FLEXIBILITY_CONTEXTS.length),
    byPhase: FlexibilityPhase.options.map((phase) => ({
      phase,
      ...sharesOf(
        grid.filter((row) => row.phase === phase),
        best,
      ),
    })),
    byPrecision: PRECISION_NAMES.map((precision, index) => ({
      precision,
      computed: computedIn(chip, index),
      ...sharesOf(
        grid.filter((row) => row.precision === precision),
        best,
      ),
    })),
    batches: [...FLEXIBILITY_BATCHES],
    contexts: [...FLEXIBILITY_CONTEXTS],
    rows: grid.map((row) => rowOf(row, tested)),
    uncalibrated: efficiencyOf(chip).provenance === 'uncalibrated',
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  });
}

/** The grid's chips are one tensor-parallel group; no model of it has more heads to share. */
const MAX_CHIPS = 64;

function notAPlacement(chips: number): InferbenchError {
  return new InferbenchError('INVALID', `The grid runs on 1 to ${MAX_CHIPS} chips in one group.`, {
    path: 'chips',
    value: String(chips),
    expected: `a whole number from 1 to ${MAX_CHIPS}`,
  });
}

function computedIn(chip: Chip, index: number): FlexibilityReport['byPrecision'][number]['computed'] {
  const setting = FLEXIBILITY_PRECISIONS[index];
  const peak = setting && resolvePeak(chip, setting);
  return peak?.ok ? peak.value.precision : null;
}

function letterOf(cell: Cell | null, supported: boolean): string {
  if (!supported) return CELL_LETTERS.unsupported;
  if (cell === null) return CELL_LETTERS.does_not_fit;
  return atLeastHalf(cell) ? CELL_LETTERS.at_least_half : CELL_LETTERS.below;
}

function rowOf(
  { precision, phase, model, supported, cells }: GridRow,
  tested: ReadonlySet<string>,
): FlexibilityRow {
  const width = FLEXIBILITY_CONTEXTS.length;
  const perBatch = (letter: (batchIndex: number, contextIndex: number) => string) =>
    FLEXIBILITY_BATCHES.map((_, i) => FLEXIBILITY_CONTEXTS.map((_context, j) => letter(i, j)).join(''));
  return {
    precision,
    phase,
    model,
    states: perBatch((i, j) => letterOf(cells[i * width + j] ?? null, supported)),
    tested: perBatch((i, j) => {
      const [batch, context] = [FLEXIBILITY_BATCHES[i] ?? 0, FLEXIBILITY_CONTEXTS[j] ?? 0];
      return tested.has(cellKey({ precision, phase, model, batch, context })) ? 't' : '.';
    }),
  };
}
