import { type Table, tableOf } from '@inferbench/chart/table';
import type { LoadAnswer } from './load-answer.ts';
import { curvesOf } from './load-drawing.ts';
import type { PublishedLoad } from './published-load.ts';

export function loadTable(
  { systems, model }: Pick<LoadAnswer, 'systems' | 'model'>,
  published: readonly PublishedLoad[],
): Table {
  const simulated = curvesOf(systems).flatMap(({ system: { label }, curve }) =>
    curve.loads.map(({ concurrency, requestsPerSec, ttft, tpot, outputTokensPerSecPerChip, goodput }) => ({
      label,
      kind: 'simulated',
      concurrency,
      requestsPerSec,
      ttft: [ttft.p50?.ms, ttft.p95?.ms],
      tpot: [tpot.p50?.ms, tpot.p95?.ms],
      output: outputTokensPerSecPerChip,
      keeps: goodput?.requestsPerSec,
    })),
  );
  const others = published.map(({ system, users, ttft, tpot, output }) => ({
    label: system,
    kind: 'published',
    concurrency: users,
    requestsPerSec: null,
    ttft: [null, ttft],
    tpot: [null, tpot],
    output,
    keeps: null,
  }));
  return tableOf(
    `${model.name} under load`,
    [...simulated, ...others],
    [
      ['system', ({ label }) => label],
      ['kind', ({ kind }) => kind],
      ['requests in flight', (load) => load.concurrency, 'NUMBER'],
      ['requests/s', (load) => load.requestsPerSec, 'NUMBER'],
      ['time to first token p50, ms', ({ ttft }) => ttft[0] ?? null, 'NUMBER'],
      ['time to first token p95, ms', ({ ttft }) => ttft[1] ?? null, 'NUMBER'],
      ['time per token p50, ms', ({ tpot }) => tpot[0] ?? null, 'NUMBER'],
      ['time per token p95, ms', ({ tpot }) => tpot[1] ?? null, 'NUMBER'],
      ['tokens/s per chip', ({ output }) => output, 'NUMBER'],
      ['requests/s that keep the limits', ({ keeps }) => keeps ?? null, 'NUMBER'],
    ],
  );
}
