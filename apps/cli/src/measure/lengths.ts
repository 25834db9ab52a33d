import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { tokenCount } from '@inferbench/units/token-count';
import { LengthPlan } from '@inferbench/domain/runs/measurement/plan';

const EXPECTED = 'tokens such as 1024 or 8k, normal:1024,200 or uniform:100-2000';

/** Tokens as a flag states them: 1024 · normal:MEAN,STDEV · uniform:LEAST-MOST. Error: USAGE. */
export function lengthPlan(flag: string, text: string): LengthPlan {
  const parsed = LengthPlan.safeParse(statedPlan(text));
  if (parsed.success && isOrdered(parsed.data)) return parsed.data;
  throw new InferbenchError('USAGE', `${flag} is no length.`, {
    path: flag,
    value: text.slice(0, 80),
    expected: EXPECTED,
  });
}

function statedPlan(text: string): unknown {
  const [, normalMean, stdev] = /^normal:(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (normalMean !== undefined) {
    const [mean, spread] = [Number(normalMean), Number(stdev)];
    // Beyond four deviations nothing is drawn that a plan should promise.
    const [min, max] = [Math.max(1, Math.floor(mean - 4 * spread)), Math.ceil(mean + 4 * spread)];
    return { kind: 'normal', mean, stdev: spread, min, max };
  }
  const [, min, max] = /^uniform:(\d+)-(\d+)$/.exec(text) ?? [];
  if (min !== undefined) return { kind: 'uniform', min: Number(min), max: Number(max) };
  return { kind: 'fixed', mean: text.trim() === '' ? Number.NaN : (tokenCount(text) ?? Number(text)) };
}

function isOrdered(plan: LengthPlan): boolean {
  return plan.kind === 'fixed' || plan.kind === 'prompts' || plan.min <= plan.max;
}

/** The mean of what is drawn: what prompts of text are fitted to; null for prompts that are stated. */
export function meanTokens(plan: LengthPlan): number | null {
  if (plan.kind === 'prompts') return null;
  return plan.kind === 'uniform' ? Math.round((plan.min + plan.max) / 2) : Math.round(plan.mean);
}
