// Format: `python -m sglang.bench_one_batch --result-filename`, one line a batch. https://github.com/sgl-project/sglang/blob/main/python/sglang/bench_one_batch.py (read 2026-11-21)
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { meanContext } from '@inferbench/domain/runs/point';
import { everyObjectHas } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { readEach } from '../../shared/read-each.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['batch_size', 'input_len', 'output_len', 'prefill_latency', 'overall_throughput'];

/** A static batch without a server: each line is a run with the prefill, the median decode step and the whole. */
export const sglangOneBatch: Importer = {
  format: 'SGLANG',
  recognises: ({ content }) => everyObjectHas(content, SIGNATURE),
  read: (files) => readEach(files, readBatch),
};

function readBatch(reader: FieldReader): Run {
  const batch = reader.neededWhole('batch_size', 'points[0].batch', 'sequences');
  const inputTokens = reader.neededWhole('input_len', 'points[0].inputTokens', 'tokens');
  const outputTokens = reader.neededWhole('output_len', 'points[0].outputTokens', 'tokens');
  if (batch === 0) throw reader.refused('batch_size', 0, 'at least 1');
  const shared = { batch, inputTokens, outputTokens };
  const points: SummaryPoint[] = [
    summaryPoint({
      ...shared,
      phase: 'PREFILL',
      prefillLatencySec: reader.needed('prefill_latency', 'points[0].prefillLatencySec', 's'),
    }),
  ];
  const stepSec = reader.number('median_decode_latency', 'points[1].tpotSec', 's');
  if (stepSec !== null) {
    reader.note('MEDIAN_STEP', 'The decode step is a median, not a mean.', 'points[1].tpotSec');
    points.push(
      summaryPoint({
        ...shared,
        phase: 'DECODE',
        tpotSec: stepSec,
        contextTokens: meanContext(shared),
        derived: [{ key: 'contextTokens', formula: 'input + output ÷ 2' }],
      }),
    );
  }
  const wholePath = `points[${points.length}].e2eLatencySec`;
  const e2eLatencySec = reader.number('total_latency', wholePath, 's');
  if (e2eLatencySec !== null) points.push(summaryPoint({ ...shared, phase: 'GENERATE', e2eLatencySec }));
  reader.understood([
    'run_name',
    'prefill_throughput',
    'median_decode_throughput',
    'overall_throughput',
    'device',
  ]);
  return newRun(reader, {
    tool: 'sglang-bench-one-batch',
    system: { framework: 'SGLang' },
    points,
  });
}
