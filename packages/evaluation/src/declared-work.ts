import { isItemModel } from '@inferbench/domain/models/model';
import { meanLengths, type Point, statedImage } from '@inferbench/domain/runs/point';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { contextOf } from '@inferbench/scoring/slice-position';
import type { ResolvedRun } from './resolve-run.ts';
import { itemWorkOn, passesOf } from './simulation/item-work.ts';
import { languageWorkOn } from './simulation/language-parts.ts';
import type { UnitRequest } from './simulation/phase-answer.ts';
import { machineOf } from './simulation/set-up.ts';
import type { Work } from './simulation/work.ts';
import type { InForce } from './techniques/technique.ts';
import { draftUnder } from './techniques/techniques.ts';

/** The work of a point on the chips that its run declares, under such techniques. Errors: those of the set-up. */
export function declaredWork(
  resolved: ResolvedRun,
  point: Point,
  techniques: readonly InForce[],
): Result<Work, InferbenchError> {
  const { model, placement, setUp } = resolved;
  if (isItemModel(model)) {
    return ok(itemWorkOn(passesOf(statedImage(point), model, resolved), machineOf(resolved, placement)));
  }
  if (!setUp.ok) return setUp;
  const draft = draftUnder(techniques, resolved, placement);
  if (!draft.ok) return draft;
  const pools = { prefill: setUp.value, decode: setUp.value, apart: false, draft: draft.value };
  return ok(languageWorkOn({ ...pools, techniques }));
}

/** A point as one unit of its phase; lengths are means. */
export function declaredUnit(point: Point, batch: number): UnitRequest {
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
    case 'MAX_LOAD':
      return { phase: 'serving', batch, ...lengths };
    case 'IMAGE':
    case 'SAMPLES':
      return { phase: 'image', batch };
  }
}
