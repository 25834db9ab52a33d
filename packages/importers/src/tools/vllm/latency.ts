// Format: `vllm bench latency --output-json`. https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/latency.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readEach } from '../../shared/read-each.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

/** A static batch, timed whole, several times. The file names neither model, batch nor lengths: they are asked for. */
export const vllmLatency: Importer = {
  format: 'VLLM',
  recognises: ({ content }) => everyObjectHas(content, ['avg_latency', 'latencies', 'percentiles']),
  read: (files) => readEach(files, readLatency),
};

function readLatency(reader: FieldReader): Run {
  const path = 'points[0].e2eLatencySec';
  const latencies = reader.numbers('latencies') ?? [];
  if (latencies.length === 0) throw nothingMeasured(reader.place('latencies'), 'No iteration was timed');
  const e2eLatencySec = reader.needed('avg_latency', path, 's');
  if (!isPositive(e2eLatencySec)) throw reader.refused('avg_latency', 0, 'a time above 0 s');
  // Newer versions write the deviation too. Percentiles of whole batches have no place in a point; they stay beside it.
  reader.number('std_latency', `${path}.std`, 's');
  const percentiles = reader.child('percentiles');
  for (const q of ['10', '25', '50', '75', '90', '99']) percentiles?.number(q, `${path}.p${q}`, 's');
  reader.note(
    'WORKLOAD_UNKNOWN',
    'The file names neither model, batch nor lengths: state model and workload in the context.',
    'points[0].batch',
  );
  const point = summaryPoint({ phase: 'GENERATE', iterations: latencies.length, e2eLatencySec });
  return newRun(reader, {
    tool: 'vllm-bench-latency',
    points: [point],
  });
}
