import { z } from 'zod';

/** Answers a client from which a steady rate ranks: fewer are mostly its first and its last. */
export const LEAST_ANSWERS_PER_CLIENT = 5;

/** Throughput while the load was whole, without its ramp and its drain: what scores, cost and energy are made of where it is known. */
export const SteadyWindow = z
  .strictObject({
    fromSec: z.number().nonnegative().max(1e9).describe('From the start of the stage.'),
    toSec: z.number().nonnegative().max(1e9).describe('From the start of the stage.'),
    outputTokensPerSec: z.number().nonnegative().max(1e15).describe('Tokens by their own times.'),
    answersPerClient: z
      .number()
      .nonnegative()
      .max(1e9)
      .nullable()
      .describe('Answers that ended in it ÷ clients; null of an open loop.'),
    backlogRequests: z
      .int()
      .nonnegative()
      .max(1e15)
      .nullable()
      .describe('Requests that were not answered at its end; null of a closed loop.'),
  })
  .describe('Throughput while the load was whole.');
export type SteadyWindow = z.infer<typeof SteadyWindow>;

/** Time in which a point's counts come at its steady rate; where it has none, the time that it took. */
export function rateSec({
  counts,
  durationSec: wholeSec,
  steady,
}: {
  counts: { outputTokens: number };
  durationSec: number;
  steady?: SteadyWindow | undefined;
}): number {
  const perSec = steady?.outputTokensPerSec ?? 0;
  return perSec > 0 && counts.outputTokens > 0 ? counts.outputTokens / perSec : wholeSec;
}
