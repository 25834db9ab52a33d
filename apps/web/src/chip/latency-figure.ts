import { simulatedHead } from '../chart/simulated-head.ts';
import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatContext, formatNumber, formatValue } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type DrawnLine, drawLines } from '@inferbench/chart/lines';
import { type TableColumn, tableOf } from '@inferbench/chart/table';
import { type Figure, roomFor } from '@inferbench/chart/figure';
import { chipAddress } from '../address/pages.ts';
import { formatDuration, formatTick } from '../words/numbers.ts';
import { chartPlace, type ChartedChip } from './chart-place.ts';

type Outcome = NonNullable<ChipAnalysesResult['chip']>['latencyOverContext'];
export type Latency = Extract<Outcome, { __typename: 'LatencyOverContext' }>;
type AtContext = Latency['contexts'][number];

interface LatencyInput {
  chip: ChartedChip;
  /** Slug of the model. */
  model: string;
  latency: Latency;
}

/** Time per output token over context, simulated, and that of a prompt in its numbers; null where one context is all that fits. */
export function latencyFigure({ chip, model, latency: { contexts } }: LatencyInput): Figure | null {
  const lines = linesOf(contexts);
  if (lines.every(({ points }) => points.length < 2)) return null;
  const { finding, notes } = wordsOf(contexts);
  const query = { chip: chip.shortSlug, model };
  return {
    ...chartPlace(chip, 'latency'),
    query,
    address: chipAddress(chip.shortSlug, { query: { model }, section: 'latency' }),
    head: simulatedHead({
      finding,
      slice: `Latency over context of ${model} on ${chip.shortName}, simulated`,
      notes,
    }),
    draw: (drawn) =>
      drawLines(
        {
          lines,
          x: { name: 'context, tokens (log2)', tick: formatContext, scale: 'LOG2' },
          y: { name: 'time per output token, ms (log)', tick: formatTick, scale: 'LOG' },
        },
        roomFor(drawn),
      ),
    table: tableOf('Simulated latencies over context', contexts, [
      ['Context, tokens', ({ context }) => context, 'NUMBER'],
      ['Prompt alone, ms', ({ prefillMs }) => prefillMs, 'NUMBER'],
      ...(contexts[0]?.tpot ?? []).map(({ batch }, index): TableColumn<AtContext> => [
        `TPOT, batch ${batch}, ms`,
        ({ tpot }) => tpot[index]?.tpotMs ?? null,
        'NUMBER',
      ]),
    ]),
  };
}

/** Prompts are thousands of times longer and stand in the table: beside them every token would be a flat line. */
function linesOf(contexts: readonly AtContext[]): DrawnLine[] {
  const batches = (contexts[0]?.tpot ?? []).map(({ batch }, index) => ({
    name: `batch ${batch}`,
    points: contexts.flatMap(({ context, tpot }) => {
      const y = tpot[index]?.tpotMs ?? null;
      return y === null ? [] : [{ x: context, y }];
    }),
  }));
  return batches.filter(({ points }) => points.length > 1);
}

/** "TPOT of one sequence goes from 9.1 ms at 128 tokens to 14.2 ms at 131,072." and "Its prompt alone takes 16 s.", "A batch of 32 fits up to 32,768." */
function wordsOf(contexts: readonly AtContext[]): { finding: string; notes: string[] } {
  const alone = contexts.flatMap(({ context, tpot }) => {
    const tpotMs = tpot[0]?.tpotMs ?? null;
    return tpotMs === null ? [] : [{ context, tpotMs }];
  });
  const [first, last] = [alone[0], alone.at(-1)];
  if (first === undefined || last === undefined)
    return { finding: 'One sequence fits at no context.', notes: [] };
  const largest = contexts[0]?.tpot.at(-1)?.batch ?? 1;
  const fits = contexts.findLast(({ tpot }) => tpot.at(-1)?.tpotMs !== null)?.context ?? null;
  const { prefillMs } = contexts.findLast(({ context }) => context === last.context) ?? { prefillMs: null };
  const prompt =
    prefillMs === null
      ? []
      : [`The prompt of the last context alone takes ${formatDuration(prefillMs / MS_PER_SEC)}.`];
  const batch =
    fits === null
      ? `A batch of ${largest} fits at no context.`
      : fits === contexts.at(-1)?.context
        ? `A batch of ${largest} fits throughout.`
        : `A batch of ${largest} fits up to ${formatNumber(fits)} tokens.`;
  return {
    finding: `TPOT of one sequence goes from ${formatValue(first.tpotMs)} ms at ${formatNumber(first.context)} tokens to ${formatValue(last.tpotMs)} ms at ${formatNumber(last.context)}.`,
    notes: [...prompt, batch],
  };
}
