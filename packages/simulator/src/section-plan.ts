import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/models/operator-graph';
import { costOfAmounts, type LoadAmounts, measureLoad } from '@inferbench/domain/models/step-load';
import { USABLE_MEMORY_SHARE } from '@inferbench/domain/terms/usable-memory';
import type { Section } from './family-model.ts';

export interface SectionPlan {
  /** Sections before the layers, those of one layer, those after the layers. */
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
export function layerSpan(graph: OperatorGraph): LayerSpan | null {
  const { operators } = graph;
  const layers = layersOf(graph);
  const repeats = operators.map(({ kind, multiplicity }) => mixesTokens(kind) || multiplicity > 2);
  const first = repeats.indexOf(true);
  return layers === 0 || first < 0 ? null : { layers, first, last: repeats.lastIndexOf(true) };
}

/** Number of layers as stated, else one for each operator that mixes tokens. */
export function layersOf({ operators, layers }: OperatorGraph): number {
  const mixing = (sum: number, { kind, multiplicity }: Operator) =>
    sum + (mixesTokens(kind) ? multiplicity : 0);
  return layers ?? operators.reduce(mixing, 0);
}

function mixesTokens(kind: Operator['kind']): boolean {
  return kind === 'attention' || kind === 'recurrence';
}

/** Half of an operator's activations enter it, half leave it. */
const ONE_SIDE = 0.5;

/** What is never cut apart: an operator, or the same one of both parts of a step. */
type Unit = readonly number[];

/** Inside a section nothing crosses but the input of its first operator and the output of its last. */
function sectionOf(units: readonly Unit[], multiplicity: number): Section {
  const last = units.length - 1;
  return {
    operators: units.flat(),
    multiplicity,
    boundaryShares: units.flatMap((unit, i) =>
      unit.map(() => (i === 0 ? ONE_SIDE : 0) + (i === last ? ONE_SIDE : 0)),
    ),
  };
}

/** What is divided, and where it must fit. */
interface Room {
  /** Chips that divide each operator's activations. */
  group: number;
  sramBytes: number;
}

export interface SectionRoom extends Room {
  load: StepLoad;
}

export interface ActiveRoom extends Room {
  /** Operators that have work, in their order. */
  active: readonly number[];
  amountsOf(index: number): Readonly<LoadAmounts> | undefined;
}

/**
 * Consecutive operators share a section while what lives between them fits the SRAM: each intermediate is counted once,
 * for all tokens of the step (docs/model.md#families). Else they are halved, so that more tokens only ever cut finer: a step
 * with more work then never takes less time.
 */
export function planSections(graph: OperatorGraph, span: LayerSpan, room: SectionRoom): SectionPlan {
  const amounts = graph.operators.map(({ locality }) => amountsAt(room.load, locality));
  const active = graph.operators.map((_, index) => index);
  return planActive(graph, span, { ...room, active, amountsOf: (index) => amounts[index] });
}

/** The same of the operators of a step that have work. */
export function planActive({ operators }: OperatorGraph, span: LayerSpan, room: ActiveRoom): SectionPlan {
  const { layers, first, last } = span;
  const between = (from: number, to: number) =>
    unitsOf(
      operators,
      room.active.filter((index) => index >= from && index <= to),
    );
  return {
    before: packed(operators, between(0, first - 1), { ...room, copies: 1 }),
    layer: packed(operators, between(first, last), { ...room, copies: layers }),
    after: packed(operators, between(last + 1, operators.length), { ...room, copies: 1 }),
    layers,
  };
}

function amountsAt(load: StepLoad, locality: Operator['locality']): LoadAmounts {
  const amounts = { tokens: 0, sequences: 0, pairs: 0, uncausalPairs: 0, cachedKeys: 0 };
  measureLoad(load, locality, amounts);
  return amounts;
}

/** Operators of one name follow each other where both parts of a step have it. */
function unitsOf(operators: readonly Operator[], indexes: readonly number[]): Unit[] {
  const units: number[][] = [];
  let before: string | undefined;
  for (const index of indexes) {
    const name = operators[index]?.name;
    if (name !== undefined && name === before) units.at(-1)?.push(index);
    else units.push([index]);
    before = name;
  }
  return units;
}

function packed(
  operators: readonly Operator[],
  units: readonly Unit[],
  room: ActiveRoom & { copies: number },
): Section[] {
  if (units.length === 0) return [];
  const { group, sramBytes, copies } = room;
  const liveBytes = units.flat().reduce((sum, index) => {
    const operator = operators[index];
    const amounts = room.amountsOf(index);
    if (operator === undefined || amounts === undefined) return sum;
    const runs = operator.multiplicity / copies;
    return sum + (ONE_SIDE * runs * costOfAmounts(operator.activationBytes, amounts)) / group;
  }, 0);
  if (units.length === 1 || liveBytes <= USABLE_MEMORY_SHARE * sramBytes) {
    return [sectionOf(units, copies)];
  }
  const half = Math.ceil(units.length / 2);
  return [...packed(operators, units.slice(0, half), room), ...packed(operators, units.slice(half), room)];
}
