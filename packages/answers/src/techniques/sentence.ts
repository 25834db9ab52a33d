import { capitalised } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import type { Asked } from './asked.ts';
import { isGain, isTax, taxedUsers } from './gains.ts';
import type { TechniqueGain } from './shape.ts';

/** A technique with its words and what it gains. */
export interface Told {
  asked: Asked;
  gain: TechniqueGain;
}

type Best = Told & { users: number; ratio: number };

/** The technique that gains most at a load, of those that hold it. */
function bestAt(told: readonly Told[], users: number): Best | null {
  const found = told.flatMap((one) =>
    one.gain.samples.filter((sample) => sample.users === users).map((sample) => ({ ...one, ...sample })),
  );
  return found.toSorted((a, b) => b.ratio - a.ratio)[0] ?? null;
}

/** The best technique at each load that is drawn, fewest users first. */
function bests(told: readonly Told[]): Best[] {
  const loads = new Set(told.flatMap(({ gain }) => gain.samples.map(({ users }) => users)));
  return [...loads].toSorted((a, b) => a - b).flatMap((users) => bestAt(told, users) ?? []);
}

/** "Drafts gain most for one user, a cached prompt for 256; drafts by a 1B model are a tax from 26 users". */
export function titleOf(told: readonly Told[]): string {
  const best = bests(told);
  if (best.length === 0) return 'None of these loads fits this server';
  const gained = best.filter(isGain);
  const [few, many] = [gained[0], gained.at(-1)];
  if (few === undefined || many === undefined) return 'None of these gains at any load';
  const turning = told.find(({ gain }) => gain.turnsAt !== null);
  const isOne = best.every((one) => isGain(one) && one.gain.key === few.gain.key);
  const { short } = few.asked;
  const gains = `${capitalised(short)} ${short.startsWith('a ') ? 'gains' : 'gain'} most`;
  const atFew = `${gains} for ${usersWords(few)}`;
  const head = isOne
    ? `${gains} at every load`
    : few === many
      ? atFew
      : few.gain.key === many.gain.key
        ? `${atFew} and for ${formatNumber(many.users)}`
        : `${atFew}, ${many.asked.short} for ${formatNumber(many.users)}`;
  const tail = turning === undefined ? '' : `; ${turning.asked.short}: a tax ${taxedUsers(turning.gain)}`;
  return fittingFinding(`${head}${tail}`, head, 'What each technique gains');
}

const usersWords = ({ users }: Best) => (users === 1 ? 'one user' : `${formatNumber(users)} users`);

/** The largest gain of one user and of the most, and the largest tax. */
export function sentenceOf(
  told: readonly Told[],
  { on, modelName }: { on: string; modelName: string },
): string {
  const best = bests(told);
  if (best.length === 0) return `${modelName} does not fit on ${on} at any of these loads.`;
  const gained = best.filter(isGain);
  const ends = new Set([gained[0], gained.at(-1)].flatMap((one) => one ?? []));
  const gain = (one: Best) =>
    `for ${usersWords(one)} most comes of ${one.asked.phrase}, ${one.ratio.toFixed(2)} times the output`;
  const gains = ends.size === 0 ? 'none of these gains at any load' : [...ends].map(gain).join('; ');
  return `On ${on} with ${modelName}, simulated: ${gains}.${taxWords(told)}`;
}

function taxWords(told: readonly Told[]): string {
  const [worst] = told
    .flatMap((one) => one.gain.samples.map((sample) => ({ ...one, ...sample })))
    .toSorted((a, b) => a.ratio - b.ratio);
  if (worst === undefined || !isTax(worst)) return '';
  return ` The largest tax is ${formatPercent(1 - worst.ratio)}: ${worst.asked.phrase} ${worst.users === 1 ? 'for one user' : `at ${formatNumber(worst.users)} users`}.`;
}
