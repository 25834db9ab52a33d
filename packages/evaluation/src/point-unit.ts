import { meanLengths, type Point, statedImage } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { isLanguageModel } from '@inferbench/domain/model';
import { contextOf } from '@inferbench/scoring/slice-position';
import type { ResolvedRun } from './resolve-run.ts';
import type { Speculation } from './simulation/decode-parts.ts';
import { draftSetUp } from './simulation/draft.ts';
import { itemParts, passesOf } from './simulation/item-work.ts';
import { languageParts, type LanguageWork } from './simulation/language-parts.ts';
import type { Part } from './simulation/part.ts';
import { phaseUnit, type PhaseUnit, type UnitRequest } from './simulation/phase-answer.ts';
import type { SetUp } from './simulation/set-up.ts';

/** Whether the techniques that a run declares are in force. */
export type Techniques = Run['techniques'] | null;

/** Parts of a point's work by stretch, and how they add up to one unit of its phase; units a point has are of its work. */
export function pointUnit(
  resolved: ResolvedRun,
  point: Point,
  { batch, techniques }: { batch: number; techniques: Techniques },
): PhaseUnit<Part> | null {
  const request = unitRequest(point, batch);
  const { placement, setUp } = resolved;
  const prompts = { replicas: placement.replicas, apart: false };
  if (point.phase === 'IMAGE')
    return phaseUnit(request, { prefill: imageParts(resolved, point, batch), token: [] }, prompts);
  if (!setUp.ok) return null;
  return phaseUnit(request, languageParts(request, languageWork(resolved, setUp.value, techniques)), prompts);
}

function unitRequest(point: Point, batch: number): UnitRequest {
  const lengths = meanLengths(point) ?? {};
  const context = contextOf(point) ?? 0;
  switch (point.phase) {
    case 'PREFILL':
      return { phase: 'prefill', batch, inputTokens: context };
    case 'DECODE':
      return { phase: 'decode', batch, context };
    case 'GENERATE':
      return { phase: 'generate', batch, ...lengths };
    case 'SERVING':
      return { phase: 'serving', batch, ...lengths };
    case 'IMAGE':
    case 'SAMPLES':
      return { phase: 'image', batch };
  }
}

function languageWork(resolved: ResolvedRun, setUp: SetUp, techniques: Techniques): LanguageWork {
  const { prefixCacheHitRate = null, speculative = null } = techniques ?? {};
  return {
    setUp,
    prefillSetUp: setUp,
    apart: false,
    draft: draftOf(resolved, speculative),
    speculation: speculationOf(speculative),
    techniques: prefixCacheHitRate === null ? {} : { prefixCacheHitRate },
  };
}

type Speculative = Run['techniques']['speculative'];

function speculationOf(speculative: Speculative): Speculation | null {
  if (speculative === null) return null;
  const { draftTokens, meanAcceptedTokens } = speculative;
  return { draftTokens, tokensPerStep: meanAcceptedTokens };
}

/** A draft model of the catalogue; one that the catalogue does not know costs nothing: a bound, as ever. */
function draftOf(resolved: ResolvedRun, speculative: Speculative): SetUp | null {
  const model = resolved.catalogue.models.get(speculative?.draftModel ?? '');
  if (model === undefined || !isLanguageModel(model)) return null;
  return draftSetUp(model, resolved, resolved.placement);
}

function imageParts(
  { model, precision, catalogue, chip, peak, placement }: ResolvedRun,
  point: Point,
  batch: number,
) {
  if (isLanguageModel(model)) return [];
  const passes = passesOf(statedImage(point), model, { precision, catalogue });
  return itemParts(passes, { chip, peak, placement }, batch);
}
