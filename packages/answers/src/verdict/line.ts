import { formatNumber } from '@inferbench/units/format';
import { LONGEST_FIRST_TOKEN_SEC } from './runs.ts';
import type { VerdictRow } from './shape.ts';

/** Least that each user has to get, with words for runs that are far from it. */
export interface Line {
  /** Tokens a second of each user; null of a line of time. */
  speed: number | null;
  /** The least pace that keeps it: tokens a second, or one over seconds. */
  pace: number;
  /** Pace of a run, of which more is better for each user; null of a run that does not state it. */
  paceOf: (row: VerdictRow) => number | null;
  /** Whether a run that keeps it keeps people waiting no longer than is believed. */
  isInTime: (row: VerdictRow) => boolean;
  /** Multiples of the pace: a side was run near it where a run lies below the first and its best within the second. */
  near: { run: number; best: number };
  /** "at 20 tokens/s each". */
  words: string;
  /** Words for a side whose runs are all far better than the line, whose best is, or all of which are worse. */
  farther: Record<'EASIER' | 'BETTER' | 'WORSE', (label: string, pace: number) => string>;
}

const NEAR = { run: 1.25, best: 1.5 };

/** A line of speed: tokens a second of each user, the first token within ten seconds. */
export function speedLine(at: number): Line {
  return {
    speed: at,
    pace: at,
    paceOf: ({ tokensPerSecPerUser }) => tokensPerSecPerUser,
    isInTime: ({ firstTokenSec }) => firstTokenSec === null || firstTokenSec <= LONGEST_FIRST_TOKEN_SEC,
    near: NEAR,
    words: `at ${formatNumber(at)} tokens/s each`,
    farther: {
      EASIER: (label, pace) => `${label} was not run slower than ${formatNumber(pace)} tokens/s each`,
      BETTER: (label, pace) =>
        `the best run of ${label} gives each user ${formatNumber(pace)} tokens/s, far above the line`,
      WORSE: (label, pace) => `${label} was not run faster than ${formatNumber(pace)} tokens/s each`,
    },
  };
}

interface Wait {
  /** "a first token", "a 300-word answer". */
  name: string;
  sec: number;
  /** "a first token within 1 s". */
  words: string;
  /** Seconds of a run; null where it does not state them. */
  secOf: (row: VerdictRow) => number | null;
}

/** A line of time: what each user waits for comes within so many seconds. */
export function waitLine({ name, sec, words, secOf }: Wait): Line {
  const after = (pace: number) => `${formatNumber(1 / pace)} s`;
  const within = (label: string, pace: number) =>
    `no run of ${label} takes longer than ${after(pace)} to ${name}`;
  return {
    speed: null,
    pace: 1 / sec,
    paceOf: (row) => {
      const own = secOf(row);
      return own === null ? null : 1 / own;
    },
    isInTime: () => true,
    // Waits grow in steps of load: the best run may come far within the line, and its upper end bounds it.
    near: { ...NEAR, best: Infinity },
    words: `at ${words}`,
    farther: {
      EASIER: within,
      BETTER: within,
      WORSE: (label, pace) => `every run of ${label} takes ${after(pace)} or longer to ${name}`,
    },
  };
}
