import { PLAIN_TECHNIQUE } from '@inferbench/domain/scores/comparability';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { Run } from '@inferbench/domain/runs/run';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { Resolved, SetUp } from '../simulation/set-up.ts';
import { chunkedPrefill } from './chunked-prefill.ts';
import { disaggregation } from './disaggregation.ts';
import { kvQuantisation } from './kv-quantisation.ts';
import { prefixCache } from './prefix-cache.ts';
import { speculation } from './speculation.ts';
import type { InForce, Technique } from './technique.ts';
import { window } from './window.ts';

/** Every technique in the order in which they apply, and in which a comparability key names them. */
const TECHNIQUES: readonly Technique[] = [
  window,
  kvQuantisation,
  speculation,
  prefixCache,
  chunkedPrefill,
  disaggregation,
];

export function askedTechniques(request: SimulateRequest): InForce[] {
  return TECHNIQUES.flatMap((technique) => technique.fromRequest(request) ?? []);
}

export function declaredTechniques(run: Pick<Run, 'precision' | 'techniques'>): InForce[] {
  return TECHNIQUES.flatMap((technique) => technique.fromRun(run) ?? []);
}

/** Precision is the slice's business: no key names it. */
const UNSTATED = { weights: null, activations: null, kv: null } as const;

/**
 * Techniques that change the work are part of the key: results with and without them never rank together
 * (docs/metrics.md#points-slices-comparability-key).
 */
export function techniqueKey(techniques: Run['techniques']): string {
  const declared = declaredTechniques({ precision: UNSTATED, techniques });
  const words = declared.flatMap(({ comparability }) => comparability ?? []);
  return words.length === 0 ? PLAIN_TECHNIQUE : words.join('+');
}

export function precisionUnder(techniques: readonly InForce[], stated: PrecisionSetting): PrecisionSetting {
  return techniques.reduce((precision, technique) => technique.onPrecision?.(precision) ?? precision, stated);
}

/** The model that drafts for one on a placement; null without one. */
export function draftUnder(
  techniques: readonly InForce[],
  on: Resolved,
  placement: Placement,
): Result<SetUp | null, InferbenchError> {
  const drafting = techniques.find((technique) => technique.draft !== undefined);
  return drafting?.draft?.(on, placement) ?? ok(null);
}
