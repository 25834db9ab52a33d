import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { ServingCapacity } from '@inferbench/domain/serving-capacity';
import { type Capacity, capacityOf } from '@inferbench/serving/capacity';
import type { ServingLoad } from '@inferbench/serving/load';
import { formatNumber } from '@inferbench/units/format';
import { Memo } from '@inferbench/units/memo';
import type { SetUp } from '../simulation/set-up.ts';
import type { ServingWork } from './serving-work.ts';

const known = new Memo<SetUp, { capacity: ServingCapacity | null }>();

/** The capacity of a system for requests of a shape, whoever sends them; worked out once. Null where no request fits. */
export function capacityOfWork(work: ServingWork, load: ServingLoad): ServingCapacity | null {
  const { arrivals: _, requests: __, window: ___, ...shape } = load;
  const { decode, prefill, stack, scheduler, system } = work;
  const key = JSON.stringify([
    shape,
    prefill?.placement ?? null,
    stack,
    scheduler,
    system.speculation,
    work.drafting,
  ]);
  return known.get(decode, key, () => ({ capacity: named(capacityOf(system, load)) })).capacity;
}

function named(capacity: Capacity | null): ServingCapacity | null {
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
export function offeredTooMuch(rate: number, capacity: ServingCapacity): InferbenchError {
  const { requestsPerSec, outputTokensPerSec, limitedBy } = capacity;
  return new InferbenchError(
    'SATURATED',
    `${formatNumber(rate)} requests/s are offered and ${formatNumber(requestsPerSec)} can be answered ` +
      `(${formatNumber(outputTokensPerSec)} tokens/s, limited by ${LIMIT_WORDS[limitedBy]}): the queue grows without end.`,
    {
      path: 'rate',
      value: String(rate),
      expected: `below ${formatNumber(requestsPerSec)} requests/s`,
      fix: 'Offer fewer requests a second, or use more chips.',
      capacity,
    },
  );
}
