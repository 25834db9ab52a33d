import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import type { Lengths } from '@inferbench/load/lengths';
import { z } from 'zod';
import { numberedLines } from '../input/numbered-lines.ts';

const tokens = z.int().positive().max(MEASUREMENT_LIMITS.tokens);
const blocks = z.array(z.int().nonnegative()).max(MEASUREMENT_LIMITS.gaps).optional();
const Line = z.union([
  z.object({
    inputTokens: tokens,
    outputTokens: tokens,
    atSec: z.number().nonnegative().optional(),
    blocks,
  }),
  // As published traces have it: milliseconds, and other names of the same.
  z
    .object({
      input_length: tokens,
      output_length: tokens,
      timestamp: z.number().nonnegative().optional(),
      hash_ids: blocks,
    })
    .transform(({ input_length, output_length, timestamp, hash_ids }) => ({
      blocks: hash_ids,
      inputTokens: input_length,
      outputTokens: output_length,
      atSec: timestamp === undefined ? undefined : timestamp / 1000,
    })),
]);

export interface TraceLine extends Lengths {
  /** Seconds from the first; null in a file of lengths alone. */
  atSec: number | null;
  blocks?: readonly number[];
}

/** Requests of a file, one JSON object a line. Error: INVALID with the line. */
export function traceLines(text: string, flag: string): TraceLine[] {
  const lines = numberedLines(text);
  const read = lines.map(({ line, number, value }) => {
    const parsed = Line.safeParse(value);
    if (!parsed.success) throw wrongLine(flag, number, line);
    const { inputTokens, outputTokens, atSec, blocks: known } = parsed.data;
    return {
      inputTokens,
      outputTokens,
      atSec: atSec ?? null,
      ...(known === undefined ? {} : { blocks: known }),
    };
  });
  if (read.length === 0 || read.length > MEASUREMENT_LIMITS.requests)
    throw new InferbenchError('INVALID', `${flag} holds no requests, or too many.`, { path: flag });
  return read;
}

/** Times of a trace from its first request on, in their order. Error: INVALID. */
export function traceSecs(lines: readonly TraceLine[]): number[] {
  const times = lines.map(({ atSec }, index) => {
    if (atSec === null) throw wrongLine('--trace', index + 1, 'no time');
    return atSec;
  });
  const first = times.reduce((a, b) => Math.min(a, b));
  const late = times.findIndex((atSec, index) => atSec < (times[index - 1] ?? 0));
  if (late !== -1) throw wrongLine('--trace', late + 1, 'earlier than the line before');
  return times.map((atSec) => atSec - first);
}

function wrongLine(flag: string, number: number, line: string): InferbenchError {
  return new InferbenchError('INVALID', `Line ${number} of ${flag} is no request.`, {
    path: `${flag}[${number}]`,
    value: line.slice(0, 120),
    expected: '{"inputTokens": 512, "outputTokens": 128, "atSec": 0.25}, in the order of their times',
  });
}
