import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatContext, formatNumber, formatValue } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type Figure, type TableColumn, tableOf } from '../chart/figure.ts';
import { formatDuration, formatTick } from '../words/numbers.ts';
import { drawLines, type SimulatedLine } from './simulated-lines.ts';

type Outcome = NonNullable<ChipAnalysesResult['chip']>['latencyOverContext'];
export type Latency = Extract<Outcome, { __typename: 'LatencyOverContext' }>;
type AtContext = Latency['contexts'][number];

/** Time per output token over context, simulated, and that of a prompt in its numbers; null where one context is all that fits. */
export function latencyFigure({ contexts }: Latency): Figure | null {
  const lines = linesOf(contexts);
  if (lines.every(({ points }) => points.length < 2)) return null;
  return {
    sentence: sentenceOf(contexts),
    draw: (width) =>
      drawLines(
        {
          lines,
          x: { name: 'context, tokens (log2)', tick: formatContext, base: 2 },
          y: { name: 'time per output token, ms (log)', tick: formatTick },
        },
        width,
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
function linesOf(contexts: readonly AtContext[]): SimulatedLine[] {
  const line = (name: string, valueOf: (at: AtContext) => number | null): SimulatedLine => ({
    name,
    points: contexts.flatMap((at) => {
      const y = valueOf(at);
      return y === null ? [] : [{ x: at.context, y }];
    }),
  });
  const batches = (contexts[0]?.tpot ?? []).map(({ batch }, index) =>
    line(`batch ${batch}`, ({ tpot }) => tpot[index]?.tpotMs ?? null),
  );
  return batches.filter(({ points }) => points.length > 1);
}

/** "Simulated: TPOT of one sequence goes from 9.1 ms at 128 tokens to 14.2 ms at 131,072, whose prompt alone takes 16 s; a batch of 32 fits up to 32,768." */
function sentenceOf(contexts: readonly AtContext[]): string {
  const alone = contexts.flatMap(({ context, tpot }) => {
    const tpotMs = tpot[0]?.tpotMs ?? null;
    return tpotMs === null ? [] : [{ context, tpotMs }];
  });
  const [first, last] = [alone[0], alone.at(-1)];
  if (first === undefined || last === undefined) return 'Simulated: one sequence fits at no context.';
  const largest = contexts[0]?.tpot.at(-1)?.batch ?? 1;
  const fits = contexts.findLast(({ tpot }) => tpot.at(-1)?.tpotMs !== null)?.context ?? null;
  const { prefillMs } = contexts.findLast(({ context }) => context === last.context) ?? { prefillMs: null };
  const prompt =
    prefillMs === null ? '' : `, whose prompt alone takes ${formatDuration(prefillMs / MS_PER_SEC)}`;
  const batch =
    fits === null
      ? `a batch of ${largest} fits at no context`
      : fits === contexts.at(-1)?.context
        ? `a batch of ${largest} fits throughout`
        : `a batch of ${largest} fits up to ${formatNumber(fits)}`;
  return `Simulated: TPOT of one sequence goes from ${formatValue(first.tpotMs)} ms at ${formatNumber(first.context)} tokens to ${formatValue(last.tpotMs)} ms at ${formatNumber(last.context)}${prompt}; ${batch}.`;
}
