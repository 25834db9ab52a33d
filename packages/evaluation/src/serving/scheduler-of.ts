import type { SchedulerName, SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import type { Scheduler } from '@inferbench/serving/scheduler';

/** Schedulers by the engine that a framework's name ends in: what orchestrates engines names the one it runs last. */
const OF_FRAMEWORK: readonly (readonly [RegExp, SchedulerName])[] = [
  [/sglang$/, 'sglang'],
  [/(tensorrt-llm|trt|nim)$/, 'trtllm-inflight'],
];

/** The scheduler of a request, every field filled in: what it states, then its technique, then the preset of its framework. */
export function schedulerOf(
  request: Pick<ServeRequest, 'scheduler' | 'framework' | 'techniques'>,
): SchedulerSetting {
  const { scheduler: asked = {}, framework = '', techniques } = request;
  const own = typeof asked === 'string' ? { name: asked } : asked;
  const name = own.name ?? OF_FRAMEWORK.find(([pattern]) => pattern.test(framework))?.[1] ?? 'vllm-v1';
  const { scheduler, blockTokens } = SCHEDULER_PRESETS[name];
  const { policy: _, overlapHost: __, ...fields } = scheduler;
  const pieces = techniques?.chunkedPrefillTokens;
  const stated = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return {
    ...fields,
    blockTokens,
    ...(pieces === undefined ? {} : { chunked: true, tokenBudget: pieces }),
    ...stated,
    name,
  };
}

export function simulatedScheduler(setting: SchedulerSetting): Scheduler {
  const { blockTokens: _, ...fields } = setting;
  return { ...SCHEDULER_PRESETS[fields.name].scheduler, ...fields };
}
