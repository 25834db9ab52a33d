// Format: `python -m sglang.bench_one_batch_server --result-filename`, one line a batch.
// https://github.com/sgl-project/sglang/blob/main/python/sglang/bench_one_batch_server.py (read 2026-11-27)
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isFiniteNumber, isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas } from '../../shared/content-items.ts';
import { noteSpeculative } from '../../shared/client-point.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { readEach } from '../../shared/read-each.ts';
import { shownShare } from '../../shared/rounding.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['batch_size', 'input_len', 'output_len', 'latency', 'last_ttft', 'overall_throughput'];

/** Half a step of the times, which the tool rounds to four decimals. */
const HALF_STEP_SEC = 5e-5;

/** A static batch over HTTP: prompts until the last first token, and the whole. */
export const sglangOneBatchServer: Importer = {
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
  const points: SummaryPoint[] = [];
  const firstSec = measured(reader, 'last_ttft', 'points[0].prefillLatencySec');
  if (isPositive(firstSec))
    points.push(summaryPoint({ ...shared, phase: 'PREFILL', prefillLatencySec: firstSec }));
  const path = `points[${points.length}].e2eLatencySec`;
  const e2eLatencySec = reader.needed('latency', path, 's');
  if (!isPositive(e2eLatencySec)) throw reader.refused('latency', 0, 'a time above 0 s');
  points.push(summaryPoint({ ...shared, phase: 'GENERATE', e2eLatencySec }));
  const least = Math.min(e2eLatencySec, isPositive(firstSec) ? firstSec : e2eLatencySec);
  reader.note(
    'ROUNDED',
    `The tool rounds times to four decimals, ± ${shownShare(HALF_STEP_SEC / least)} of the shortest.`,
  );
  const accepted = measured(reader, 'acc_length', 'techniques.speculative.meanAcceptedTokens');
  if (isPositive(accepted)) noteSpeculative(reader);
  const hitRate = measured(reader, 'cache_hit_rate', 'techniques.prefixCacheHitRate');
  reader.understood(reader.keys());
  return newRun(reader, {
    tool: 'sglang-bench-one-batch-server',
    system: { framework: 'SGLang' },
    techniques: { prefixCacheHitRate: hitRate !== null && hitRate <= 1 ? hitRate : null },
    points,
  });
}

/** Minus 1 stands for what was not measured. */
function measured(reader: FieldReader, key: string, path: string): number | null {
  const raw = reader.raw(key);
  return isFiniteNumber(raw) && raw < 0 ? null : reader.number(key, path, null);
}
