import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { layersOf } from './section-plan.ts';
import { attends } from './step-amounts.ts';

/** Graphs of a model: prompts, and one token. */
export interface TokenGraphs {
  prefill: OperatorGraph;
  decode: OperatorGraph;
}

/**
 * Merges both graphs: what costs the same in both and attends nothing is there once; the rest belongs to the part of
 * a step that its graph is of. Operators of each graph keep their order, so that a step of one part alone adds up as
 * that graph does.
 */
export function mergedGraph({ prefill, decode }: TokenGraphs): OperatorGraph {
  const operators: Operator[] = [];
  let next = 0;
  for (const operator of decode.operators) {
    const match = prefill.operators.findIndex(({ name }, index) => index >= next && name === operator.name);
    if (match < 0) {
      operators.push({ ...operator, phase: 'decode' });
      continue;
    }
    operators.push(...prefill.operators.slice(next, match).map(ofPrompts));
    next = match + 1;
    const twin = prefill.operators[match] ?? operator;
    if (!attends(operator) && sameCosts(operator, twin)) operators.push(operator);
    else operators.push({ ...operator, phase: 'decode' }, ofPrompts(twin));
  }
  operators.push(...prefill.operators.slice(next).map(ofPrompts));
  return { ...decode, operators, layers: layersOf(decode) };
}

function ofPrompts(operator: Operator): Operator {
  return { ...operator, phase: 'prefill' };
}

function sameCosts(one: Operator, other: Operator): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
