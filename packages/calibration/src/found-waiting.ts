import type { Observation } from './observation.ts';

/** First requests of a run start together: that is one round of ten, and medians do not see it. */
const FIRST_ROUND = 0.1;

/** Prompts of others that a first token of a closed loop finds before it: a second of its own prompt, and those of the first round. */
export function foundWaiting({ inFlight, loop, statistic }: Observation): {
  perCycle: number;
  round: number;
} {
  const others = Math.max(0, (inFlight ?? 1) - 1);
  return {
    perCycle: loop === null ? 0 : others / loop.cycleSec,
    round: statistic?.includes('mean') === true ? (FIRST_ROUND * others) / 2 : 0,
  };
}
