import type {
  KeyLocality,
  Operator,
  OperatorGraph,
  StepLoad,
} from '@inferbench/domain/models/operator-graph';
import { type LoadAmounts, measureLoad } from '@inferbench/domain/models/step-load';
import { onceFor } from '@inferbench/units/once-for';

/** One part of a step: the sequences that are answered, or the pieces of prompts. */
export interface PartAmounts {
  sequences: number;
  tokens: number;
  /** Amounts by the reaches of `StepAmounts`, the whole context last. */
  byReach: readonly LoadAmounts[];
}

/** What a step asks of the operators of a graph: filled anew for every step, so that nothing is allocated in one. */
export interface StepAmounts {
  /** Reaches of attention that the graph has beside the whole context. */
  readonly localities: readonly KeyLocality[];
  /** Amounts of decode; also the items of a pass. */
  readonly decode: PartAmounts;
  readonly prompt: PartAmounts;
  /** Amounts of both parts together: layers that attend nothing. */
  readonly shared: LoadAmounts;
  /** Tokens that are sampled, as sequences. */
  readonly head: LoadAmounts;
  /** What each operator is asked. */
  readonly ofOperator: readonly LoadAmounts[];
  /** Operators of each combination of parts with work. */
  readonly withWork: readonly (readonly number[])[];
}

/** What a graph asks of any step, whatever the placement: which amounts each operator is asked, and when it has work. */
const askedOf = onceFor((graph: OperatorGraph) => {
  const localities = [
    ...new Set(graph.operators.flatMap(({ locality }) => (locality === null ? [] : [locality]))),
  ];
  const heads = graph.operators.map((operator) => isHead(operator, graph));
  const sources = graph.operators.map((operator, index): Source => {
    if (heads[index] === true) return { of: 'head', reach: 0 };
    if (!attends(operator)) return { of: 'shared', reach: 0 };
    const reach = operator.locality === null ? localities.length : localities.indexOf(operator.locality);
    return { of: (operator.phase ?? graph.phase) === 'prefill' ? 'prompt' : 'decode', reach };
  });
  const withWork = Array.from({ length: 8 }, (_, combination) =>
    graph.operators.flatMap((operator, index) =>
      hasWork(combination, operator, heads[index] === true) ? [index] : [],
    ),
  );
  return { localities, sources, withWork };
});

/** Amounts that an operator is asked: of sampled tokens, of both parts, or of one at a reach. */
interface Source {
  of: 'head' | 'shared' | 'prompt' | 'decode';
  reach: number;
}

export function stepAmounts(graph: OperatorGraph): StepAmounts {
  const { localities, sources, withWork } = askedOf(graph);
  const [decode, prompt] = [noPart(localities.length), noPart(localities.length)];
  const [shared, head] = [noAmounts(), noAmounts()];
  const ofOperator = sources.map(({ of, reach }) => {
    if (of === 'head') return head;
    return of === 'shared' ? shared : ((of === 'prompt' ? prompt : decode).byReach[reach] ?? shared);
  });
  return { localities, decode, prompt, shared, head, ofOperator, withWork };
}

/** Bits of a combination. */
const [DECODES, PROMPTS, SAMPLES] = [1, 2, 4];

function hasWork(combination: number, { phase }: Operator, head: boolean): boolean {
  if (head && (combination & SAMPLES) === 0) return false;
  if (phase === undefined) return true;
  return (combination & (phase === 'prefill' ? PROMPTS : DECODES)) !== 0;
}

/** Once both parts are filled: what they are together. The answer are the operators that have work. */
export function settleStep(step: StepAmounts, sampled: number): readonly number[] {
  const { decode, prompt, shared, head, withWork } = step;
  shared.tokens = decode.tokens + prompt.tokens;
  shared.sequences = decode.sequences + prompt.sequences;
  head.sequences = sampled;
  const combination =
    (decode.sequences > 0 ? DECODES : 0) | (prompt.sequences > 0 ? PROMPTS : 0) | (sampled > 0 ? SAMPLES : 0);
  return withWork[combination] ?? [];
}

/** Equal sequences. */
export function fillPart(part: PartAmounts, load: StepLoad, localities: readonly KeyLocality[]): void {
  part.sequences = load.sequences;
  part.tokens = load.sequences * load.newTokens;
  for (let reach = 0; reach < part.byReach.length; reach += 1) {
    const amounts = part.byReach[reach];
    if (amounts !== undefined) measureLoad(load, localities[reach] ?? null, amounts);
  }
}

export function clearPart(part: PartAmounts): void {
  part.sequences = part.tokens = 0;
}

/** Scores, values and states: timed for each part of a step by itself. */
export function attends({ kind, flops, kvBytes, activationBytes, locality }: Operator): boolean {
  if (kind === 'attention' || kind === 'recurrence' || locality !== null) return true;
  return [flops, kvBytes, activationBytes].some(
    ({ perPair, perUncausalPair, perCachedKey }) => perPair + perUncausalPair + perCachedKey > 0,
  );
}

/** The product over sampled tokens of a network that answers token by token. */
function isHead({ gemm }: Operator, { phase }: OperatorGraph): boolean {
  return (phase === 'decode' || phase === 'prefill') && (gemm?.rowsPerSequence ?? 0) > 0;
}

function noPart(reaches: number): PartAmounts {
  const byReach = Array.from({ length: reaches + 1 }, noAmounts);
  return { sequences: 0, tokens: 0, byReach };
}

/** Made of fractions first: engines then keep all of them in one form, and read them several times as fast. */
function noAmounts(): LoadAmounts {
  const amounts = { tokens: 0.5, sequences: 0.5, pairs: 0.5, uncausalPairs: 0.5, cachedKeys: 0.5 };
  amounts.tokens = amounts.sequences = amounts.pairs = amounts.uncausalPairs = amounts.cachedKeys = 0;
  return amounts;
}
