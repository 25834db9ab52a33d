// Format: `python -m sglang.bench_offline_throughput --result-filename`, one line a run.
// https://github.com/sgl-project/sglang/blob/main/python/sglang/bench_offline_throughput.py (read 2026-11-27)
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readEach } from '../../shared/read-each.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['successful_requests', 'total_latency', 'total_output_tokens', 'last_gen_throughput'];

/** All requests queued at once in the engine itself: rates of the whole, and no latency of a user. */
export const sglangOffline: Importer = {
  format: 'SGLANG',
  recognises: ({ content }) => everyObjectHas(content, SIGNATURE),
  read: (files) => readEach(files, (reader) => offlineRun(reader, { printed: false })),
};

/** `printed`: the block of a console, which has other words for two of the keys and two decimals. */
export function offlineRun(reader: FieldReader, { printed }: { printed: boolean }): Run {
  const at = (name: string) => `points[0].${name}`;
  const keys = printed
    ? { requests: 'completed', seconds: 'duration' }
    : { requests: 'successful_requests', seconds: 'total_latency' };
  const requests = reader.neededWhole(keys.requests, at('requests'), 'requests');
  if (requests === 0) throw nothingMeasured(reader.place(keys.requests), 'No request completed');
  const seconds = reader.needed(keys.seconds, at('durationSec'), 's');
  if (!isPositive(seconds)) throw reader.refused(keys.seconds, 0, 'a time above 0 s');
  const inputTokens = reader.neededWhole('total_input_tokens', at('inputTokens'), 'tokens');
  const outputTokens = reader.neededWhole('total_output_tokens', at('outputTokens'), 'tokens');
  if (outputTokens === 0) throw nothingMeasured(reader.place('total_output_tokens'), 'No token was answered');
  reader.understood(reader.keys());
  return newRun(reader, {
    tool: 'sglang-bench-offline-throughput',
    system: { framework: 'SGLang' },
    points: [
      summaryPoint({
        phase: 'SERVING',
        batchBasis: 'ACHIEVED',
        offline: true,
        inputTokens: inputTokens / requests,
        outputTokens: outputTokens / requests,
        outputTokensPerSec: outputTokens / seconds,
        totalTokensPerSec: (inputTokens + outputTokens) / seconds,
        derived: [
          { key: 'inputTokens', formula: 'prompt tokens ÷ requests' },
          { key: 'outputTokens', formula: 'answer tokens ÷ requests' },
          { key: 'outputTokensPerSec', formula: 'answer tokens ÷ time of the whole' },
          { key: 'totalTokensPerSec', formula: '(prompt + answer tokens) ÷ time of the whole' },
        ],
      }),
    ],
  });
}
