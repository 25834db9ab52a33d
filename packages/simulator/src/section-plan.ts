import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import { costOf } from '@inferbench/domain/step-load';
import { USABLE_MEMORY_SHARE } from './capacity.ts';
import type { Section } from './family-model.ts';

export interface SectionPlan {
  /** Before the layers, the sections of one layer, after the layers. */
  before: readonly Section[];
  layer: readonly Section[];
  after: readonly Section[];
  layers: number;
}

/** Where the layers of a graph lie; null for a graph without attention, whose operators follow each other once. */
export interface LayerSpan {
  layers: number;
  first: number;
  last: number;
}

/**
 * The repeated operators between the embedding and the head: identical decoder layers. Layer classes (full and local
 * attention, dense and expert feed-forward) run as one average layer.
 */
export function layerSpan({ operators, layers: stated }: OperatorGraph): LayerSpan | null {
  const mixing = operators.reduce(
    (sum, { kind, multiplicity }) => sum + (mixesTokens(kind) ? multiplicity : 0),
    0,
  );
  const repeats = operators.map(({ kind, multiplicity }) => mixesTokens(kind) || multiplicity > 2);
  const first = repeats.indexOf(true);
  const layers = stated ?? mixing;
  return layers === 0 || first < 0 ? null : { layers, first, last: repeats.lastIndexOf(true) };
}

function mixesTokens(kind: Operator['kind']): boolean {
  return kind === 'attention' || kind === 'recurrence';
}

/** Half of an operator's activations enter it, half leave it. */
const ONE_SIDE = 0.5;

/** Inside a section nothing crosses but the input of its first operator and the output of its last. */
function sectionOf(operators: readonly number[], multiplicity: number): Section {
  const last = operators.length - 1;
  return {
    operators,
    multiplicity,
    boundaryShares: operators.map((_, i) => (i === 0 ? ONE_SIDE : 0) + (i === last ? ONE_SIDE : 0)),
  };
}

export interface SectionRoom {
  load: StepLoad;
  /** Chips that divide each operator's activations. */
  group: number;
  sramBytes: number;
}

/**
 * Consecutive operators share a section while what lives between them fits the SRAM: each intermediate is counted once,
 * for all tokens of the step (docs/model.md#families). Else they are halved, so that more tokens only ever cut finer: a step
 * with more work then never takes less time.
 */
export function planSections({ operators }: OperatorGraph, span: LayerSpan, room: SectionRoom): SectionPlan {
  const { layers, first, last } = span;
  const indexes = operators.map((_, index) => index);
  return {
    before: packed(operators, indexes.slice(0, first), { ...room, copies: 1 }),
    layer: packed(operators, indexes.slice(first, last + 1), { ...room, copies: layers }),
    after: packed(operators, indexes.slice(last + 1), { ...room, copies: 1 }),
    layers,
  };
}

function packed(
  operators: readonly Operator[],
  indexes: readonly number[],
  room: SectionRoom & { copies: number },
): Section[] {
  if (indexes.length === 0) return [];
  const { load, group, sramBytes, copies } = room;
  const liveBytes = indexes.reduce((sum, index) => {
    const operator = operators[index];
    if (operator === undefined) return sum;
    const runs = operator.multiplicity / copies;
    return sum + (ONE_SIDE * runs * costOf(operator.activationBytes, load, operator.locality)) / group;
  }, 0);
  if (indexes.length === 1 || liveBytes <= USABLE_MEMORY_SHARE * sramBytes) {
    return [sectionOf(indexes, copies)];
  }
  const half = Math.ceil(indexes.length / 2);
  return [
    ...packed(operators, indexes.slice(0, half), room),
    ...packed(operators, indexes.slice(half), room),
  ];
}
