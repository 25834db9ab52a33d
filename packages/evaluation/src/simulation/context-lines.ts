import type { StepLine } from '@inferbench/serving/step-clock';

/** How far a step may be from its line where it is checked, as a share: less than half of what it may be anywhere. */
const TOLERANCE = 3e-4;
/** Contexts inside a stretch at which it is held against the step: bends lie close together where contexts are short. */
const CHECKS = [1 / 4096, 1 / 1024, 1 / 256, 1 / 64, 1 / 16, 0.25, 0.5, 0.75] as const;
/** Halvings after which a stretch is left as it is. */
const MOST_HALVES = 24;

export interface LinesOf {
  /** Finite reaches of attention, ascending. */
  reaches: readonly number[];
  /** Longest context that is asked for. */
  longest: number;
  /** Seconds of a decode step; keys by reach, the whole context last. */
  step: (sequences: number, tokensPerSequence: number, keys: ArrayLike<number>) => number;
}

/** A stretch of contexts: a line, or two halves. */
interface Stretch {
  from: number;
  to: number;
  halves: number;
  line: StepLine | null;
  left: Stretch | null;
  right: Stretch | null;
}

interface Batch {
  sequences: number;
  tokensPerSequence: number;
}

/**
 * Decode steps as lines in keys. Stretches of contexts are halved from the longest down until a line holds, so that they are the
 * same whatever is asked first; they are kept for each number of sequences and of their tokens.
 */
export function contextLines(
  of: LinesOf,
): (sequences: number, tokensPerSequence: number, meanContext: number) => StepLine {
  const known = new Map<number, Stretch>();
  return (sequences, tokensPerSequence, meanContext) => {
    const key = sequences * MOST_TOKENS + tokensPerSequence;
    let stretch = known.get(key);
    if (stretch === undefined) {
      stretch = newStretch(tokensPerSequence, Math.max(of.longest, 2 * tokensPerSequence), 0);
      known.set(key, stretch);
    }
    for (;;) {
      if (stretch.line !== null) return stretch.line;
      if (stretch.left === null || stretch.right === null) {
        settle(stretch, of, { sequences, tokensPerSequence });
        continue;
      }
      stretch = meanContext <= stretch.left.to ? stretch.left : stretch.right;
    }
  };
}

/** Tokens that are checked in a step, at most. */
const MOST_TOKENS = 4096;

function newStretch(from: number, to: number, halves: number): Stretch {
  return { from, to, halves, line: null, left: null, right: null };
}

/** Gives a stretch its line, or its halves where none holds. */
function settle(stretch: Stretch, of: LinesOf, batch: Batch): void {
  const { from, to, halves } = stretch;
  const line = lineOver(stretch, of, batch);
  if (halves >= MOST_HALVES || to - from <= 1 || holds(line, stretch, of, batch)) {
    stretch.line = line;
    return;
  }
  const middle = Math.round((from + to) / 2);
  stretch.left = newStretch(from, middle, halves + 1);
  stretch.right = newStretch(middle, to, halves + 1);
}

function keysAt(context: number, sequences: number, reaches: readonly number[]): Float64Array {
  const keys = new Float64Array(reaches.length + 1);
  for (let r = 0; r < reaches.length; r += 1) keys[r] = sequences * Math.min(context, reaches[r] ?? context);
  keys[reaches.length] = sequences * context;
  return keys;
}

/** Line through both ends of a stretch; what a reach costs by itself from half its keys. */
function lineOver({ from, to }: Stretch, { reaches, longest, step }: LinesOf, batch: Batch): StepLine {
  const { sequences, tokensPerSequence } = batch;
  const secOf = (keys: Float64Array) => step(sequences, tokensPerSequence, keys);
  const [first, last] = [keysAt(from, sequences, reaches), keysAt(to, sequences, reaches)];
  const [firstSec, lastSec] = [secOf(first), secOf(last)];
  const secPerKey = new Float64Array(reaches.length + 1);
  let explained = 0;
  for (let r = 0; r < reaches.length; r += 1) {
    const fewer = last.slice();
    const least = Math.min(first[r] ?? 0, (last[r] ?? 0) / 2);
    fewer[r] = least;
    secPerKey[r] = (lastSec - secOf(fewer)) / ((last[r] ?? 0) - least);
    explained += (secPerKey[r] ?? 0) * ((last[r] ?? 0) - (first[r] ?? 0));
  }
  const whole = reaches.length;
  secPerKey[whole] = (lastSec - firstSec - explained) / ((last[whole] ?? 0) - (first[whole] ?? 0));
  const sec = secPerKey.reduce((left, each, r) => left - each * (last[r] ?? 0), lastSec);
  return { sec, secPerKey, validToContext: to >= longest ? Number.POSITIVE_INFINITY : to };
}

function holds(line: StepLine, { from, to }: Stretch, { reaches, step }: LinesOf, batch: Batch): boolean {
  const { sequences, tokensPerSequence } = batch;
  return [...CHECKS, ...bendsIn(from, to, reaches)].every((share) => {
    const keys = keysAt(from + share * (to - from), sequences, reaches);
    const sec = step(sequences, tokensPerSequence, keys);
    return Math.abs(secondsOn(line, keys) - sec) <= TOLERANCE * sec;
  });
}

/** Where reaches are full, as shares of a stretch. */
function bendsIn(from: number, to: number, reaches: readonly number[]): number[] {
  return reaches.filter((reach) => reach > from && reach < to).map((reach) => (reach - from) / (to - from));
}

function secondsOn({ sec, secPerKey }: StepLine, keys: Float64Array): number {
  return keys.reduce((sum, count, r) => sum + count * (secPerKey[r] ?? 0), sec);
}
