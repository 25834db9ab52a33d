import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { numbersOf, type ServeFlags } from './flags.ts';

type Stated = Readonly<Record<string, unknown>>;

/** What is asked: one load, or a curve over several. */
export type AskedLoads = { kind: 'one'; request: Stated } | { kind: 'curve'; request: Stated };

/** Loads as flags state them: lists make a curve, and a single rate or number of clients is one load. Error: USAGE. */
export function askedLoads(stated: Stated, flags: ServeFlags): AskedLoads {
  const { rate, clients, sweep, csv } = flags;
  const given = [rate !== undefined, clients !== undefined, sweep === true].filter(Boolean).length;
  if (given > 1) {
    throw new InferbenchError('USAGE', 'One of --rate, --clients and --sweep.', { path: '--rate' });
  }
  const [rates, counts] = [listOf('rate', rate), listOf('clients', clients)];
  if (sweep === true || csv === true || rates.length > 1 || counts.length > 1) {
    return { kind: 'curve', request: curveOf(stated, { rates, counts }) };
  }
  const kind = stated['arrivals'] === 'constant' ? 'constant' : 'poisson';
  if (rates.length === 1) return { kind: 'one', request: { ...stated, arrivals: kind, rate: rates[0] } };
  return { kind: 'one', request: counts.length === 1 ? { ...stated, batch: counts[0] } : stated };
}

function listOf(flag: string, text: string | undefined): number[] {
  return text === undefined ? [] : numbersOf(flag, text);
}

/** A curve says itself who sends requests, and how many make a run. */
function curveOf(request: Stated, { rates, counts }: { rates: number[]; counts: number[] }): Stated {
  const { id: _, arrivals, batch, ...stated } = request;
  const fixed = counts.length > 0 ? 'closed' : 'poisson';
  if (arrivals !== undefined && arrivals !== fixed) {
    throw new InferbenchError('USAGE', `Several loads are ${fixed}.`, {
      path: '--arrivals',
      value: JSON.stringify(arrivals),
      fix: 'Leave --arrivals out, or ask for one load at a time.',
    });
  }
  if (rates.length > 0) return { ...stated, rates };
  if (counts.length > 0) return { ...stated, clients: counts };
  return batch === undefined ? stated : { ...stated, clients: [batch] };
}
