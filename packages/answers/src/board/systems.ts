import type { BoardRun } from '@inferbench/domain/workload/board-run';
import { extentOf, type Extent } from '@inferbench/domain/board/system-class';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { PLAIN_TECHNIQUE } from '@inferbench/domain/scores/comparability';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { Phase } from '@inferbench/domain/terms/slice';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { intervalOf } from '@inferbench/domain/tradeoff/interval';
import { chipIdentity, type ChipIdentity } from '../load/identity.ts';
import type { BoardPools } from './request.ts';

/** Tokens by which a load is named: lengths of prompt and answer, else a context; all null of work that has none. */
export interface BoardLoad {
  inputTokens: number | null;
  outputTokens: number | null;
  contextTokens: number | null;
}

/** Slice of a board: systems in it ran the same work. */
export interface BoardSlice extends BoardLoad {
  phase: Phase;
  users: number | null;
  precision: PrecisionClass;
  extent: Extent;
  pools: BoardPools;
  technique: TechniqueClass;
}

/** A run in its slice, with what the catalogue says of its chip. */
export interface BoardSystem extends BoardSlice {
  run: BoardRun;
  label: string;
  vendor: string;
  older: boolean;
  /** Output as boards compare it. */
  value: number;
  intervalShare: number;
  intervalIs: ReturnType<typeof intervalOf>['intervalIs'];
  source: string | null;
}

const DRAFTED = 'speculative';

/** Technique class of a run; null of one whose work another technique changes: it is like no other. */
function techniqueOf({ technique }: BoardRun): TechniqueClass | null {
  if (technique === PLAIN_TECHNIQUE) return 'PLAIN';
  return technique.startsWith(DRAFTED) && !technique.includes('+') ? 'DRAFTING' : null;
}

const whole = (tokens: number | null) => (tokens === null || tokens < 1 ? null : Math.round(tokens));

/** Load of a run: prompts and single steps are named by their context, all else by its lengths where both are known. */
function loadOf({ phase, inputTokens, outputTokens, contextTokens }: BoardRun): BoardLoad {
  const isStep = phase === 'PREFILL' || phase === 'DECODE';
  const [prompt, answer] = [whole(inputTokens), whole(outputTokens)];
  if (isStep || prompt === null || answer === null)
    return { inputTokens: null, outputTokens: null, contextTokens: whole(contextTokens) };
  return { inputTokens: prompt, outputTokens: answer, contextTokens: null };
}

/** Runs in their slices; one of another technique is in none. */
export function systemsOf(runs: readonly BoardRun[], catalogue: CatalogueView): BoardSystem[] {
  const identities = new Map<string, ChipIdentity>();
  return runs.flatMap((run) => {
    const technique = techniqueOf(run);
    if (technique === null) return [];
    const identity = identities.get(run.chip) ?? chipIdentity(run.chip, catalogue);
    identities.set(run.chip, identity);
    const { label, vendor, older } = identity;
    const domain = catalogue.chips.get(run.chip)?.interconnect?.scaleUpChips ?? null;
    const half = (run.high - run.low) / 2 / run.usefulTops;
    return {
      run,
      label,
      vendor,
      older,
      phase: run.phase,
      ...loadOf(run),
      users: whole(run.users),
      precision: run.precision,
      extent: extentOf(run.chips, domain),
      pools: run.layout === null && run.chips > 1 ? 'UNSTATED' : run.mode,
      technique,
      value: run.rate,
      source: run.source,
      ...intervalOf({
        intervalShare: half,
        intervalAssumed: run.intervalAssumed,
        measured: run.measured,
      }),
    };
  });
}

const SLICE_KEYS = [
  'phase',
  'inputTokens',
  'outputTokens',
  'contextTokens',
  'users',
  'precision',
  'extent',
  'pools',
  'technique',
] as const satisfies readonly (keyof BoardSlice)[];
export type SliceKey = (typeof SLICE_KEYS)[number];

export const LOAD_KEYS = ['inputTokens', 'outputTokens', 'contextTokens'] as const;

/** Name of a slice, or of the fields of it that are asked for. */
export function sliceKey(slice: BoardSlice, keys: readonly SliceKey[] = SLICE_KEYS): string {
  return keys.map((key) => String(slice[key])).join(' ');
}

/** The slice that a system is in. */
export function sliceOf(system: BoardSlice): BoardSlice {
  const { phase, inputTokens, outputTokens, contextTokens, users, precision, extent, pools, technique } =
    system;
  return { phase, inputTokens, outputTokens, contextTokens, users, precision, extent, pools, technique };
}

/** Tells whether a system is of a slice but for the fields that may differ. */
export function isIn(system: BoardSlice, slice: BoardSlice, but: readonly SliceKey[] = []): boolean {
  return SLICE_KEYS.every((key) => but.includes(key) || system[key] === slice[key]);
}

/** Newest run of each chip, number of chips, stack, version and layout in each slice, of equally dated ones the best; the others stand apart. */
export function newestOf(systems: readonly BoardSystem[]): { newest: BoardSystem[]; older: BoardSystem[] } {
  const best = new Map<string, BoardSystem>();
  const older: BoardSystem[] = [];
  for (const system of systems) {
    if (system.run.older) {
      older.push(system);
      continue;
    }
    const { chip, chips, framework, frameworkVersion, layout } = system.run;
    const key = JSON.stringify([sliceKey(system), chip, chips, framework, frameworkVersion, layout]);
    const known = best.get(key);
    if (known === undefined) best.set(key, system);
    else if (isNewer(system, known)) {
      older.push(known);
      best.set(key, system);
    } else older.push(system);
  }
  return { newest: [...best.values()], older };
}

/** A dated run before an undated one, the later before the earlier; among equals the one that gave more. */
function isNewer(a: BoardSystem, b: BoardSystem): boolean {
  const [day, other] = [a.run.measured?.to ?? '', b.run.measured?.to ?? ''];
  return day === other ? a.value > b.value : day > other;
}
