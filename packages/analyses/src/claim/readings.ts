import type {
  ClaimLevel,
  ClaimReading,
  ClaimReadingAnswer,
  ClaimState,
} from '@inferbench/domain/simulation/claim';
import { formatNumber } from '@inferbench/units/format';
import type { Level, Speeds } from './speeds.ts';
import { lastThat } from '@inferbench/units/last-that';

export interface ReadingInput {
  target: number;
  /** Stated by the claim. */
  batch: number | null;
  /** Largest batch of the context; at least 1. */
  maxBatch: number;
  /** Speeds at a batch that fits. */
  at: (batch: number) => Speeds;
}

export function stateOf(target: number, { ideal, attainable }: Speeds, reading: ClaimReading): ClaimState {
  if (attainable[reading] >= target) return 'holds';
  return ideal[reading] >= target ? 'ideal_only' : 'fails';
}

/** One sense of the claim: where it holds, and the most that there is. */
export function answerReading(reading: ClaimReading, input: ReadingInput): ClaimReadingAnswer {
  const { target, batch, maxBatch } = input;
  const ideal = levelOf('ideal', reading, input);
  const attainable = levelOf('attainable', reading, input);
  const tooMany = batch !== null && batch > maxBatch;
  const state = tooMany ? 'does_not_fit' : stateOf(target, input.at(batch ?? attainable.atBatch), reading);
  const best: ClaimState =
    state === 'fails' && batch === null && ideal.batches !== null ? 'ideal_only' : state;
  const answer = { reading, state: best, ideal, attainable };
  return { ...answer, sentence: sentenceOf(answer, input) };
}

/** The speed of one user falls with the batch, that of all users grows: each range of batches has one end that is searched. */
function levelOf(
  level: Level,
  reading: ClaimReading,
  { target, batch, maxBatch, at }: ReadingInput,
): ClaimLevel {
  const speed = (size: number) => at(size)[level][reading];
  const holds = (size: number) => speed(size) >= target;
  const grows = reading === 'all_users';
  const atBatch = grows ? fastestBatch(maxBatch, speed) : 1;
  const largestTokensPerSec = speed(atBatch);
  const statedTokensPerSec = batch === null || batch > maxBatch ? null : speed(batch);
  const edge = { largestTokensPerSec, atBatch, statedTokensPerSec };
  if (largestTokensPerSec < target) return { ...edge, batches: null };
  if (!grows) return { ...edge, batches: { from: 1, to: lastThat(holds, 1, maxBatch + 1) } };
  const from = lastThat((size) => !holds(size), 0, atBatch) + 1;
  return { ...edge, batches: { from, to: lastThat(holds, atBatch, maxBatch + 1) } };
}

/** Throughput saturates and a pipeline may favour a divisible batch, so powers of two and the largest are looked at. */
function fastestBatch(maxBatch: number, speed: (batch: number) => number): number {
  let best = maxBatch;
  for (let batch = 1; batch < maxBatch; batch *= 2) if (speed(batch) > speed(best)) best = batch;
  return best;
}

const SUBJECTS: Readonly<Record<ClaimReading, string>> = {
  one_user: 'One user, steady decode',
  one_user_with_prompt: 'One user, prompt processing included',
  all_users: 'All users together',
};

function rangeWords({ batches }: ClaimLevel): string {
  if (batches === null) return 'at none';
  const { from, to } = batches;
  return from === to
    ? `at batch ${formatNumber(from)} only`
    : `at batch ${formatNumber(from)} to ${formatNumber(to)}`;
}

function sentenceOf(
  { reading, state, ideal, attainable }: Omit<ClaimReadingAnswer, 'sentence'>,
  { target, batch, maxBatch }: ReadingInput,
): string {
  const subject = SUBJECTS[reading];
  const goal = `${formatNumber(target)} tokens/s`;
  if (state === 'does_not_fit') {
    return `${subject}: batch ${formatNumber(batch ?? 0)} does not fit; at most ${formatNumber(maxBatch)} sequences do.`;
  }
  const most = (level: ClaimLevel) =>
    `${formatNumber(level.largestTokensPerSec)} tokens/s at batch ${formatNumber(level.atBatch)}`;
  if (batch !== null) {
    const [real, bound] = [attainable.statedTokensPerSec ?? 0, ideal.statedTokensPerSec ?? 0];
    return `${subject} at batch ${formatNumber(batch)}: ${formatNumber(real)} tokens/s attainable, ${formatNumber(bound)} ideal; ${goal} ${VERDICTS[state]}.`;
  }
  if (state === 'holds')
    return `${subject}: ${goal} attainable ${rangeWords(attainable)}; at most ${most(attainable)}.`;
  if (state === 'ideal_only') {
    return `${subject}: ${goal} only at the bound, ${rangeWords(ideal)}; attainable at most ${most(attainable)}.`;
  }
  return `${subject}: no batch reaches ${goal}; the bound is ${most(ideal)}.`;
}

const VERDICTS: Readonly<Record<Exclude<ClaimState, 'does_not_fit'>, string>> = {
  holds: 'holds',
  ideal_only: 'is below the bound and above what is attainable',
  fails: 'fails',
};
