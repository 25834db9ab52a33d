import type { ServerCounters } from '@inferbench/domain/runs/measurement/counters';
import type { CountedByServer } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { formatNumber } from '@inferbench/units/format';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { MeasuredStage } from './file.ts';

/** Counters that only grow: what they gained is what a stage did. */
const TOTALS = [
  'prefixCacheQueriedTokens',
  'prefixCacheHitTokens',
  'draftTokens',
  'acceptedDraftTokens',
  'drafts',
  'promptTokens',
  'generatedTokens',
] as const satisfies readonly (keyof ServerCounters)[];

type Gains = Partial<Record<(typeof TOTALS)[number], number>>;

/** What the server counted of one stage; null where it was not read before and after, or restarted in between. */
export function countedByServer({ counters }: Pick<MeasuredStage, 'counters'>): CountedByServer | null {
  const gains = gainsOf(counters);
  const after = counters.findLast(({ when }) => when === 'after');
  if (gains === null || after === undefined) return null;
  const { kvUsedRatio, runningRequests, waitingRequests } = after.values;
  return {
    server: after.server,
    prefixCacheHitRate: hitRateOf(gains),
    meanAcceptedTokens: acceptedOf(gains),
    promptTokens: whole(gains.promptTokens),
    generatedTokens: whole(gains.generatedTokens),
    kvUsedRatio: kvUsedRatio ?? null,
    runningRequests: runningRequests ?? null,
    waitingRequests: waitingRequests ?? null,
  };
}

function gainsOf(counters: MeasuredStage['counters']): Gains | null {
  const before = counters.find(({ when }) => when === 'before');
  const after = counters.findLast(({ when }) => when === 'after');
  if (before === undefined || after === undefined || before.server !== after.server) return null;
  const gains: Gains = {};
  for (const key of TOTALS) {
    const [from, to] = [before.values[key], after.values[key]];
    if (from === undefined || to === undefined) continue;
    // A counter that fell belongs to a server that was started again.
    if (to < from) return null;
    gains[key] = to - from;
  }
  return gains;
}

function hitRateOf({ prefixCacheQueriedTokens: queried, prefixCacheHitTokens: hit }: Gains): number | null {
  return isPositive(queried) && hit !== undefined && hit <= queried ? hit / queried : null;
}

/** Accepted drafts a step that drafted, and the token that the model adds itself. */
function acceptedOf({ drafts, acceptedDraftTokens: accepted }: Gains): number | null {
  return isPositive(drafts) && accepted !== undefined ? 1 + accepted / drafts : null;
}

function whole(count: number | undefined): number | null {
  return count === undefined ? null : Math.round(count);
}

/** Method of a server whose counters say that it drafts and whose owner does not say how. */
export const METHOD_NOT_STATED = 'not stated';

const HIT_RATE = 'counters: prefixCacheHitTokens ÷ prefixCacheQueriedTokens';
const ACCEPTED = 'counters: 1 + acceptedDraftTokens ÷ drafts';

/** Techniques of a run, over all of its stages, from what the server counted instead of what somebody declares. */
export function countedTechniques(stages: readonly MeasuredStage[]): {
  techniques: Run['techniques'];
  reader: FieldReader;
} {
  const gains = sumOf(stages.flatMap(({ counters }) => gainsOf(counters) ?? []));
  const reader = fieldReader({ [HIT_RATE]: hitRateOf(gains), [ACCEPTED]: acceptedOf(gains) });
  const prefixCacheHitRate = reader.number(HIT_RATE, 'techniques.prefixCacheHitRate', 'share');
  const meanAcceptedTokens = reader.number(
    ACCEPTED,
    'techniques.speculative.meanAcceptedTokens',
    'tokens a step',
  );
  if (meanAcceptedTokens === null) return { techniques: { speculative: null, prefixCacheHitRate }, reader };
  reader.note(
    'SPECULATIVE',
    `The server's counters say that it drafts, ${formatNumber(meanAcceptedTokens)} tokens a step; method and draft model are for the context.`,
    'techniques.speculative',
  );
  const draftTokens = draftedOf(gains);
  const speculative = { method: METHOD_NOT_STATED, draftModel: null, draftTokens, meanAcceptedTokens };
  return { techniques: { speculative, prefixCacheHitRate }, reader };
}

/** Tokens proposed a step, where each step proposed as many. */
function draftedOf({ drafts, draftTokens }: Gains): number | null {
  if (!isPositive(drafts) || !isPositive(draftTokens)) return null;
  const perStep = draftTokens / drafts;
  return Number.isInteger(perStep) ? perStep : null;
}

function sumOf(all: readonly Gains[]): Gains {
  const sums: Gains = {};
  for (const gains of all)
    for (const key of TOTALS) {
      const gained = gains[key];
      if (gained !== undefined) sums[key] = (sums[key] ?? 0) + gained;
    }
  return sums;
}
