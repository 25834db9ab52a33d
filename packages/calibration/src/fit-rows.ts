import { ln } from '@inferbench/units/exact-math';
import { keysOf } from '@inferbench/units/keys-of';
import type { Constants, EffectOf, EffectTerm } from '@inferbench/domain/scores/calibration';
import { EffectTerm as Term } from '@inferbench/domain/scores/calibration';
import { EFFECT_DESIGN } from './effect-design.ts';
import { PRIOR } from './prior.ts';
import type { RowFeatures } from './row-features.ts';
import { rowWeights } from './row-weight.ts';

export const TERMS: readonly EffectTerm[] = Term.options;
const TERM_INDEX = new Map(TERMS.map((term, index) => [term, index]));

export function termIndex(term: EffectTerm): number {
  return TERM_INDEX.get(term) ?? -1;
}

/** One number that is fitted: the logarithm of a constant against its prior, or an effect. */
export interface Parameter {
  term: EffectTerm;
  of: EffectOf | null;
  key: string;
  spread: number;
  rows: number;
}

/** Columns of operators, one entry each, row after row. */
export interface OperatorColumns {
  row: Int32Array;
  times: Float64Array;
  prompt: Uint8Array;
  computeTerm: Uint8Array;
  computeSec: Float64Array;
  memoryTerm: Uint8Array;
  memorySec: Float64Array;
  cacheSec: Float64Array;
  kernelTerm: Uint8Array;
  kernels: Float64Array;
  expansionSec: Float64Array;
  collectives: Float64Array;
  exchanged: Uint8Array;
  linkSec: Float64Array;
}

/** Rows of a fit in columns, and the parameters that each of their terms takes. */
export interface FitRows {
  rows: readonly RowFeatures[];
  lnMeasured: Float64Array;
  weights: Float64Array;
  /** First operator of each row, and one past the last. */
  starts: Int32Array;
  operators: OperatorColumns;
  parameters: Parameter[];
  /** Indexes of parameters by row and term. */
  parametersOf: readonly Int32Array[][];
}

/** Levels that fewer rows know than this have no effect of their own. */
const LEAST_ROWS = 4;

export function fitRows(rows: readonly RowFeatures[], taught: Uint8Array): FitRows {
  const levels = new Map<string, Parameter>();
  for (const term of TERMS) {
    const { spread } = EFFECT_DESIGN[term];
    if (spread > 0)
      levels.set(levelName(term, null, ''), { term, of: null, key: '', spread, rows: rows.length });
  }
  for (const [index, row] of rows.entries()) {
    if (taught[index] === 0) continue;
    eachLevel(row, (term, of, key, spread) => {
      const name = levelName(term, of, key);
      const known = levels.get(name);
      if (known) known.rows += 1;
      else levels.set(name, { term, of, key, spread, rows: 1 });
    });
  }
  const parameters = [...levels.values()].filter((level) => level.rows >= LEAST_ROWS);
  const indexes = new Map(parameters.map(({ term, of, key }, index) => [levelName(term, of, key), index]));
  return {
    rows,
    lnMeasured: Float64Array.from(rows, ({ measuredSec }) => (measuredSec > 0 ? ln(measuredSec) : 0)),
    weights: Float64Array.from(rowWeights(rows.map(({ observation }) => observation))),
    ...columnsOf(rows),
    parameters,
    parametersOf: rows.map((row) => indexesOf(row, indexes)),
  };
}

function levelName(term: EffectTerm, of: EffectOf | null, key: string): string {
  return `${term} ${of ?? ''} ${key}`;
}

function eachLevel(
  { keys, observation }: RowFeatures,
  tell: (term: EffectTerm, of: EffectOf, key: string, spread: number) => void,
): void {
  for (const term of TERMS) {
    const { effects } = EFFECT_DESIGN[term];
    for (const of of keysOf(effects)) {
      const [key, spread] = [keys[of], effects[of]];
      if (key !== undefined && spread !== undefined) tell(term, of, key, spread);
    }
    // Of chips without constants of their own, what they compute and move is told by their generation.
    if ((term === 'compute' || term === 'memory') && observation.resolved.chip.family !== 'simt') {
      tell(term, 'generation', keys.generation ?? '', 0.5);
    }
  }
}

function indexesOf(row: RowFeatures, indexes: ReadonlyMap<string, number>): Int32Array[] {
  const found = new Map<EffectTerm, number[]>(
    TERMS.map((term) => {
      const own = indexes.get(levelName(term, null, ''));
      return [term, own === undefined || isUnfitted(row, term) ? [] : [own]];
    }),
  );
  eachLevel(row, (term, of, key) => {
    const index = indexes.get(levelName(term, of, key));
    if (index !== undefined && !isUnfitted(row, term)) found.get(term)?.push(index);
  });
  return TERMS.map((term) => Int32Array.from(found.get(term) ?? []));
}

/** Constants of chips that take the defaults are not fitted. */
function isUnfitted({ observation }: RowFeatures, term: EffectTerm): boolean {
  if (observation.resolved.chip.family === 'simt') return false;
  return Object.hasOwn(PRIOR.constants, term);
}

function columnsOf(rows: readonly RowFeatures[]): Pick<FitRows, 'starts' | 'operators'> {
  const all = rows.flatMap(({ operators }, row) => operators.map((operator) => ({ row, operator })));
  const starts = new Int32Array(rows.length + 1);
  for (const { row } of all) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows.length; row += 1)
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const numbers = (of: (entry: (typeof all)[number]) => number) => Float64Array.from(all, of);
  const bytes = (of: (entry: (typeof all)[number]) => number) => Uint8Array.from(all, of);
  const term = (name: keyof Constants) => termIndex(name);
  const operators: OperatorColumns = {
    row: Int32Array.from(all, ({ row }) => row),
    times: numbers(({ operator }) => operator.times),
    prompt: bytes(({ operator }) => Number(operator.prompt)),
    computeTerm: bytes(({ operator }) => term(operator.computeTerm)),
    computeSec: numbers(({ operator }) => operator.computeSec),
    memoryTerm: bytes(({ operator }) => term(operator.memoryTerm)),
    memorySec: numbers(({ operator }) => operator.memorySec),
    cacheSec: numbers(({ operator }) => operator.cacheSec),
    kernelTerm: bytes(({ operator }) => term(operator.kernelTerm)),
    kernels: numbers(({ operator }) => operator.kernels),
    expansionSec: numbers(({ operator }) => operator.expansionSec),
    collectives: numbers(({ operator }) => operator.collectives),
    exchanged: bytes(({ operator }) => Number(operator.exchanged)),
    linkSec: numbers(({ operator }) => operator.linkSec),
  };
  return { starts, operators };
}
