import type { Run } from '@inferbench/domain/runs/run';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ServingSystem } from '@inferbench/serving/system';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { onceFor } from '@inferbench/units/once-for';
import type { ResolvedRun } from '../resolve-run.ts';
import { type SetUp, setUpOf } from '../simulation/set-up.ts';
import { stepClock } from '../simulation/step-clock.ts';
import { cacheBlocks } from './cache-blocks.ts';
import { schedulerOf, simulatedScheduler } from './scheduler-of.ts';

export interface AttainableSystem {
  setUp: SetUp;
  system: ServingSystem;
}

/** Lines of steps are filled once for all points of a configuration. */
const attainableClock = onceFor((setUp: SetUp) => stepClock(setUp, 'attainable'));

/**
 * The best public stack on the chips of a run, with the scheduler of the run's framework and without a front end. Or why it is not
 * simulated, in words.
 */
export function attainableSystem(
  resolved: ResolvedRun,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): Result<AttainableSystem, string> {
  const { run, chip, precision, peak, placement } = resolved;
  const untold = untoldOf(run);
  if (untold !== null) return fail(untold);
  if (!resolved.setUp.ok) return fail('this engine has no operator graph of the model on this chip');
  const setUp = setUpOf(resolved.setUp.value.model, { chip, precision, peak }, placement);
  if (inputTokens + outputTokens > setUp.model.maxContextTokens) {
    return fail('requests of these lengths are longer than the context of the model');
  }
  const scheduler = schedulerOf({ framework: run.system.framework ?? undefined });
  const memory = cacheBlocks(setUp, {
    sequenceTokens: inputTokens + outputTokens,
    blockTokens: scheduler.blockTokens,
    draftBytes: 0,
  });
  if (memory.blocks * memory.blockTokens < inputTokens + outputTokens) {
    return fail('the chips do not hold one request of these lengths');
  }
  const system = {
    clock: attainableClock(setUp),
    scheduler: simulatedScheduler(scheduler),
    memory,
    replicas: attentionRanks(setUp.placement).count,
    stack: { ingestSec: 0, ingestSecPerKiloToken: 0 },
  };
  return ok({ setUp, system });
}

function untoldOf({ system, techniques }: Run): string | null {
  if ((system.layout?.prefill ?? null) !== null)
    return 'chips of their own for prompts are not simulated here';
  if (system.sequenceParallel !== undefined) return 'sequence parallelism is not simulated';
  if (techniques.speculative !== null) return 'drafted tokens are not simulated under the load of a point';
  return techniques.prefixCache === 'on' && techniques.prefixCacheHitRate === null
    ? 'the source does not state how much of the prompts the prefix cache held'
    : null;
}
