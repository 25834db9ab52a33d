import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulatedTechniques } from '@inferbench/domain/simulation/simulated-techniques';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import {
  AskedTechnique,
  type EffectRatios,
  type TechniqueEffect,
} from '@inferbench/domain/simulation/technique-effect';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { lastThat } from '@inferbench/units/last-that';

/** What simulates a request; handed in, since simulating asks for effects. */
type Simulate = (request: SimulateRequest) => Result<SimulateResult, InferbenchError>;

/** Keys under which a request asks for each; the precision of the cache is one of its own. */
const KEYS = {
  'attention-window': 'attentionWindow',
  'kv-quantisation': null,
  speculation: 'speculative',
  'prefix-cache': 'prefixCacheHitRate',
  'chunked-prefill': 'chunkedPrefillTokens',
  disaggregation: 'disaggregated',
} as const satisfies Record<AskedTechnique, keyof SimulatedTechniques | null>;

/** What each technique of a request gains and costs: alone, and on top of all others. Requests without any have none. */
export function techniqueEffects(request: SimulateRequest, simulate: Simulate): TechniqueEffect[] {
  const asked = AskedTechnique.options.filter((technique) => isAsked(request, technique));
  const resultOf = (kept: readonly AskedTechnique[]) => resultWith(request, kept, simulate);
  const [none, all] = [resultOf([]), resultOf(asked)];
  return asked.map((technique) => {
    const alone = ratiosOf(resultOf([technique]), none);
    const onTop = ratiosOf(all, resultOf(asked.filter((other) => other !== technique)));
    const turnsAtBatch = turningBatch(request, { technique, asked }, simulate);
    const words = wordsOf(request.batch, onTop ?? alone, turnsAtBatch);
    return { technique, alone, onTop, turnsAtBatch, words, validated: false };
  });
}

function isAsked(request: SimulateRequest, technique: AskedTechnique): boolean {
  const key = KEYS[technique];
  return (key === null ? request.kvPrecision : request.techniques?.[key]) !== undefined;
}

/** The request with some of its techniques only. Chips of two pools become chips of one. */
function without(request: SimulateRequest, kept: readonly AskedTechnique[]): SimulateRequest {
  const { techniques = {}, kvPrecision, ...rest } = request;
  const { disaggregated } = techniques;
  const entries = Object.entries(techniques).filter(([key]) =>
    kept.some((technique) => KEYS[technique] === key),
  );
  const apart = kept.includes('disaggregation') || disaggregated === undefined;
  return {
    ...rest,
    ...(apart ? {} : { chips: disaggregated.prefillChips + disaggregated.decodeChips }),
    ...(kvPrecision !== undefined && kept.includes('kv-quantisation') ? { kvPrecision } : {}),
    ...(entries.length > 0 ? { techniques: Object.fromEntries(entries) } : {}),
  };
}

function resultWith(
  request: SimulateRequest,
  kept: readonly AskedTechnique[],
  simulate: Simulate,
): SimulateResult | null {
  const result = simulate({ ...without(request, kept), effects: false });
  return result.ok ? result.value : null;
}

function ratiosOf(having: SimulateResult | null, lacking: SimulateResult | null): EffectRatios | null {
  if (having === null || lacking === null) return null;
  const ratio = (read: (of: SimulateResult) => number | null | undefined): number | null => {
    const [a, b] = [read(having) ?? null, read(lacking) ?? null];
    return a === null || b === null || b === 0 ? null : a / b;
  };
  return {
    prefillLatency: ratio(({ expected }) => expected.prefillLatencyMs),
    tpot: ratio(({ expected }) => expected.tpotMs),
    outputTokensPerSecPerChip: ratio(({ expected, chips }) =>
      expected.outputTokensPerSec === undefined ? null : expected.outputTokensPerSec / chips,
    ),
    joulesPerOutputToken: ratio(({ energy }) => energy?.[0]?.joulesPerOutputToken),
    usdPerMillionOutputTokens: ratio(({ cost }) => cost?.usdPerMillionOutputTokens),
    maxBatch: ratio(({ capacity }) => capacity.maxBatch),
    bytesNeeded: ratio(({ capacity }) => capacity.bytesNeeded),
  };
}

const MOST_BATCH = 1024;

/** The smallest batch at which tokens take as long with it as without, looked for by doubling and halving. */
function turningBatch(
  request: SimulateRequest,
  { technique, asked }: { technique: AskedTechnique; asked: readonly AskedTechnique[] },
  simulate: Simulate,
): number | null {
  const others = asked.filter((other) => other !== technique);
  const gains = (batch: number): boolean | null => {
    const [having, lacking] = [asked, others].map((kept) =>
      resultWith({ ...request, batch }, kept, simulate),
    );
    const tpot = ratiosOf(having ?? null, lacking ?? null)?.tpot ?? null;
    return tpot === null ? null : tpot < 1;
  };
  if (gains(1) !== true) return null;
  let low = 1;
  let high = 2;
  while (high <= MOST_BATCH && gains(high) === true) [low, high] = [high, high * 2];
  if (high > MOST_BATCH || gains(high) === null) return null;
  return lastThat((batch) => gains(batch) === true, low, high) + 1;
}

/** "1.53 times as fast a token at batch 16, 7 % more energy a token; no faster from batch 184 on." */
function wordsOf(batch: number, ratios: EffectRatios | null, turnsAtBatch: number | null): string {
  if (ratios === null) return 'Cannot be told: with it or without it the system holds no such work.';
  const parts = [
    ratios.tpot === null ? [] : [`${formatNumber(1 / ratios.tpot)} times as fast a token at batch ${batch}`],
    ratios.prefillLatency === null
      ? []
      : [`${formatNumber(1 / ratios.prefillLatency)} times as fast a prompt`],
    ratios.joulesPerOutputToken === null ? [] : [`${moreOrLess(ratios.joulesPerOutputToken)} energy a token`],
    ratios.maxBatch === null || ratios.maxBatch === 1
      ? []
      : [`${formatNumber(ratios.maxBatch)} times as many sequences fit`],
  ].flat();
  const turn = turnsAtBatch === null ? '' : `; no faster from batch ${turnsAtBatch} on`;
  return parts.length === 0 ? 'Changes no figure of this phase.' : `${parts.join(', ')}${turn}.`;
}

function moreOrLess(ratio: number): string {
  return ratio >= 1 ? `${formatPercent(ratio - 1)} more` : `${formatPercent(1 - ratio)} less`;
}
