// Format: `vllm bench throughput --output-json`. https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/throughput.py (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { everyObjectHas } from '../../shared/content-items.ts';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readEach } from '../../shared/read-each.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['elapsed_time', 'num_requests', 'total_num_tokens', 'tokens_per_second'];

/**
 * Offline: every request at once, prompt and answer tokens in one sum. Which part was answered is not in the file, so no
 * rate of ours follows from it; the figures stay beside the point, and `missing` names what it lacks.
 */
export const vllmThroughput: Importer = {
  format: 'VLLM',
  recognises: ({ content }) => everyObjectHas(content, SIGNATURE),
  read: (files) => readEach(files, readThroughput),
};

function readThroughput(reader: FieldReader): Run {
  const requests = reader.neededWhole('num_requests', 'points[0].requests', 'requests');
  if (requests === 0) throw nothingMeasured(reader.place('num_requests'), 'No request was sent');
  reader.needed('elapsed_time', 'points[0].durationSec', 's');
  reader.needed('total_num_tokens', 'points[0].totalTokens', 'tokens');
  reader.number('requests_per_second', 'points[0].requestsPerSec', 'requests/s');
  const total = reader.number('tokens_per_second', 'points[0].totalTokensPerSec', 'tokens/s');
  reader.note(
    'TOTAL_TOKENS_ONLY',
    'Prompt and answer tokens are one sum, so the rate of answer tokens is unknown.',
    'points[0].outputTokensPerSec',
  );
  return newRun(reader, {
    tool: 'vllm-bench-throughput',
    points: [
      summaryPoint({
        phase: 'SERVING',
        batchBasis: 'ACHIEVED',
        offline: true,
        ...(isPositive(total) ? { totalTokensPerSec: total } : {}),
      }),
    ],
  });
}
