import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { listed } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { lastThat } from '@inferbench/units/last-that';
import type { Asked } from './asked.ts';
import type { TechniqueGain } from './shape.ts';

/** Users at which gains are drawn. */
const USERS = [1, 2, 4, 8, 16, 32, 64, 128, 256] as const;
/** Differences below this are none. */
const NOTHING = 0.005;

interface Served {
  outputTokensPerSec: number;
  /** Most users that the layout of this load holds. */
  mostUsers: number;
}

/** A server under a load; null where it does not hold it. */
function served(request: SimulateRequest, users: number, catalogue: CatalogueView): Served | null {
  const found = simulate({ ...request, batch: users }, catalogue);
  if (!found.ok) return null;
  const { expected, capacity } = found.value;
  return {
    outputTokensPerSec: expected.outputTokensPerSec ?? 0,
    mostUsers: Math.floor(capacity.maxBatch),
  };
}

/** The server without any technique, at each load that is drawn. */
export interface PlainServer {
  request: SimulateRequest;
  at: ReadonlyMap<number, Served>;
  /** Most users that any of its layouts holds. */
  mostUsers: number;
}

/** Simulates a server without any technique, once for all that are held against it. */
export function plainServer(request: SimulateRequest, catalogue: CatalogueView): PlainServer {
  const at = new Map(
    USERS.flatMap((users) => {
      const found = served(request, users, catalogue);
      return found === null ? [] : [[users, found] as const];
    }),
  );
  return { request, at, mostUsers: Math.max(0, ...[...at.values()].map(({ mostUsers }) => mostUsers)) };
}

/** Gain of one technique over load. */
export function gainOf(asked: Asked, plain: PlainServer, catalogue: CatalogueView): TechniqueGain {
  const having = asked.with(plain.request);
  const ratioAt = (users: number): number | null => {
    const without = plain.at.get(users) ?? served(plain.request, users, catalogue);
    const found = without === null ? null : served(having, users, catalogue);
    return without === null || found === null || without.outputTokensPerSec === 0
      ? null
      : found.outputTokensPerSec / without.outputTokensPerSec;
  };
  const samples = [...plain.at.keys()].flatMap((users) => {
    const ratio = ratioAt(users);
    return ratio === null ? [] : [{ users, ratio }];
  });
  const turnsAt = turningPoint(samples, ratioAt);
  const { key, name, meaning } = asked;
  return { key, name, meaning, samples, turnsAt, verdict: verdictOf(samples, turnsAt) };
}

type Samples = TechniqueGain['samples'];

/** Fewest users from which a gain has become a loss, between two drawn loads by halving; null where it never turns. */
function turningPoint(samples: Samples, ratioAt: (users: number) => number | null): number | null {
  const at = samples.findIndex(({ ratio }) => ratio < 1 - NOTHING);
  const [before, after] = [samples[at - 1], samples[at]];
  const gained = samples.slice(0, at).some(({ ratio }) => ratio > 1 + NOTHING);
  if (after === undefined || before === undefined || !gained) return null;
  return lastThat((users) => (ratioAt(users) ?? 0) >= 1, before.users, after.users) + 1;
}

type Turn = Pick<TechniqueGain, 'samples' | 'turnsAt'>;

type Ratio = Pick<Samples[number], 'ratio'>;
export const isTax = ({ ratio }: Ratio) => ratio < 1 - NOTHING;
export const isGain = ({ ratio }: Ratio) => ratio > 1 + NOTHING;

/** A gain has become a loss and never gains again. */
const staysTax = ({ samples, turnsAt }: Turn) =>
  turnsAt !== null && !samples.some((sample) => sample.users >= turnsAt && isGain(sample));

/** "from 26 users"; "at 16 and 32 users" where more users gain again. */
export function taxedUsers(turn: Turn): string {
  const { samples, turnsAt } = turn;
  if (turnsAt !== null && staysTax(turn)) return `from ${formatNumber(turnsAt)} users`;
  const taxed = samples.filter(isTax).map(({ users }) => users);
  return `at ${listed(taxed.map(formatNumber))} ${taxed.at(-1) === 1 ? 'user' : 'users'}`;
}

/** "a gain below 16 users, a tax above"; "up to 1.3 times, most for many users". */
function verdictOf(samples: Samples, turnsAt: number | null): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return 'cannot be told: the server holds no such load';
  const ratios = samples.map(({ ratio }) => ratio);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  const tax = `a tax of up to ${formatPercent(1 - least)}`;
  if (!samples.some(isGain)) return samples.some(isTax) ? `never a gain, ${tax}` : 'changes nothing here';
  if (turnsAt !== null && staysTax({ samples, turnsAt }))
    return `a gain below ${formatNumber(turnsAt)} users, a tax above`;
  if (samples.some(isTax)) return `a gain, but ${tax} ${taxedUsers({ samples, turnsAt })}`;
  const size =
    most < 1.15 ? `a gain of at most ${formatPercent(most - 1)}` : `up to ${most.toFixed(1)} times`;
  return `${size}, ${whereMost(samples, most)}`;
}

/** "most for few users", or the load between few and many at which it gains most. */
function whereMost(samples: Samples, most: number): string {
  if (samples.every(({ ratio }) => ratio > most - NOTHING)) return 'at every load';
  const at = samples.findIndex(({ ratio }) => ratio === most);
  if (at === 0) return 'most for few users';
  return at === samples.length - 1
    ? 'most for many users'
    : `most for ${formatNumber(samples[at]?.users ?? 0)} users`;
}
