import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { ServingCapacity } from '@inferbench/domain/errors/serving-capacity';
import { type Capacity, capacityOf } from '@inferbench/serving/capacity';
import type { ServingLoad } from '@inferbench/serving/load';
import { formatNumber } from '@inferbench/units/format';
import { Memo } from '@inferbench/units/memo';
import type { SetUp } from '../simulation/set-up.ts';
import type { ServingWork } from './serving-work.ts';

const known = new Memo<SetUp, { capacity: Capacity | null }>();

/** Whoever is asked about a system hears of the same capacity. */
const SEED = 1;

/** The capacity of a system for requests of a shape, whoever sends them; worked out once. Null where no request fits. */
export function capacityOfWork(work: ServingWork, load: ServingLoad): Capacity | null {
  const { inputTokens, outputTokens, spread, prefixHit } = load;
  const { decode, prefill, stack, scheduler, system, drafting } = work;
  const key = JSON.stringify([
    [inputTokens, outputTokens, spread, prefixHit],
    prefill?.placement ?? null,
    stack,
    scheduler,
    system.speculation,
    drafting,
  ]);
  return known.get(decode, key, () => ({ capacity: capacityOf(system, { ...load, seed: SEED }) })).capacity;
}

/** The same in the words of answers. */
export function servingCapacity(capacity: Capacity | null): ServingCapacity | null {
  if (capacity === null) return null;
  const { requestsPerSec, outputTokensPerSec, limit } = capacity;
  return { requestsPerSec, outputTokensPerSec, limitedBy: limit };
}

const LIMIT_WORDS: Readonly<Record<ServingCapacity['limitedBy'], string>> = {
  kv: 'room for keys and values',
  sequences: 'places for answers in a step',
  budget: 'the tokens that a step may compute',
  prompts: 'the chips for prompts',
};

/** A load that comes faster than it can be answered: its latencies grow for as long as it lasts and are no figures. */
export function offeredTooMuch(rate: number, capacity: Capacity): InferbenchError {
  const { requestsPerSec, outputTokensPerSec, limit } = capacity;
  return new InferbenchError(
    'SATURATED',
    `${formatNumber(rate)} requests/s are offered and ${formatNumber(requestsPerSec)} can be answered ` +
      `(${formatNumber(outputTokensPerSec)} tokens/s, limited by ${LIMIT_WORDS[limit]}): the queue grows without end.`,
    {
      path: 'rate',
      value: String(rate),
      expected: `below ${formatNumber(requestsPerSec)} requests/s`,
      fix: 'Offer fewer requests a second, or use more chips.',
      capacity: { requestsPerSec, outputTokensPerSec, limitedBy: limit },
    },
  );
}
