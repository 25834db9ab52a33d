import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { agreeToAll } from './agreed.ts';
import type { TestApi } from './api.ts';
import { measuredRun } from './fixture.ts';
import { stackOf } from './stacks.ts';
import { summaryPoint } from '@inferbench/importers/shared/summary-point';

export interface BatchRun {
  chip?: string;
  model?: string;
  framework?: string;
  weights?: 'bf16' | 'fp8';
  batch?: number;
  /** Whole batch, 512 prompt and 512 answer tokens a request. */
  seconds?: number;
}

/** A run document with one static batch. */
export function batchRun(run: BatchRun = {}): Run {
  const { chip = 'nvidia-h100-sxm5-80gb', model = 'llama-3-8b', framework = 'vllm', weights = 'bf16' } = run;
  const example = measuredRun();
  return {
    ...example,
    source: { ...example.source, tool: 'test', fields: [], warnings: [], unknownKeys: [] },
    example: false,
    system: { ...example.system, chip, framework },
    model: { servedName: model, slug: model },
    precision: { weights, activations: null, kv: null },
    points: [staticBatch(run.batch ?? 16, run.seconds ?? 8)],
  };
}

function staticBatch(batch: number, e2eLatencySec: number): SummaryPoint {
  const tokens = { inputTokens: 512, outputTokens: 512 };
  return summaryPoint({ phase: 'GENERATE', batch, ...tokens, iterations: 5, e2eLatencySec });
}

/** Submits one to which two persons agree, unless nobody is to review it. */
export async function submitBatch(api: TestApi, run: BatchRun, { agreed = true } = {}): Promise<void> {
  const outcome = await api.submit({ document: JSON.stringify(batchRun(run)), context: '' });
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  if (agreed) await agreeToAll(api.queueUrl);
}

/** Results in several slices: models, precisions, batches, a few systems in each. */
export async function manySlices(api: TestApi, { agreed = true } = {}): Promise<void> {
  await api.submit();
  for (const [i, model] of ['llama-3-8b', 'mistral-7b-v0.1'].entries()) {
    for (const batch of [8, 16]) {
      for (const weights of ['bf16', 'fp8'] as const) {
        for (let system = 0; system <= i; system += 1) {
          await submitBatch(
            api,
            {
              model,
              batch,
              weights,
              framework: stackOf(system),
              seconds: 12 + system + i,
            },
            { agreed: false },
          );
        }
      }
    }
  }
  if (agreed) await agreeToAll(api.queueUrl);
}
