import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type ChipPool, parseLayout } from '@inferbench/domain/terms/layout';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ServedWorkers, ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { dividedPlacement, ranksOf } from '../simulation/placement.ts';

/** Placements that a request states by its layout or its workers; `prefill` is null where the same chips take prompts. */
export interface StatedPools {
  prefill: Placement | null;
  decode: Placement;
}

/** Null where the request states neither. Error: INVALID. */
export function statedPools(request: ServeRequest): Result<StatedPools | null, InferbenchError> {
  if (request.prefill && request.decode) {
    const prefill = workersPlacement(request.prefill);
    if (!prefill.ok) return prefill;
    const decode = workersPlacement(request.decode);
    return decode.ok ? ok({ prefill: prefill.value, decode: decode.value }) : decode;
  }
  if (request.layout === undefined) return ok(null);
  const layout = parseLayout(request.layout, request.chips ?? statedChips(request.layout));
  if (layout === null) return fail(notALayout(request));
  return ok({
    prefill: layout.prefill && poolPlacement(layout.prefill),
    decode: poolPlacement(layout.decode),
  });
}

/** A worker without groups of tensors or experts is one chip. */
function workersPlacement({
  workers,
  tp,
  ep,
  attentionParallel,
}: ServedWorkers): Result<Placement, InferbenchError> {
  const group = Math.max(tp ?? 1, ep ?? 1);
  return dividedPlacement(workers * group, {
    tensorParallel: group,
    pipelineParallel: 1,
    expertParallel: ep ?? 1,
    attentionParallel: ranksOf(attentionParallel, group),
  });
}

/**
 * Placement of a pool, as runs of such layouts are scored: a worker's chips share each layer, or attend for sequences
 * of their own.
 */
function poolPlacement({ workers, chips, expertParallel, attentionDataParallel }: ChipPool): Placement {
  const group = Math.max(1, Math.floor(chips / workers));
  return {
    chips: group * workers,
    tensorParallel: group,
    pipelineParallel: 1,
    replicas: workers,
    expertParallel: expertParallel ?? 1,
    attentionParallel: attentionDataParallel ? group : 1,
  };
}

/** Chips that a word adds up to where a request does not say how many there are. */
function statedChips(word: string): number {
  const pools = [...word.matchAll(/(?:[PD](\d+)x\()?tp(\d+)(?:\/ep(\d+))?(?:\/dpa)?\)?(?::(\d+))?/g)];
  return pools.reduce((sum, [, workers = '1', tp = '1', ep = '1', chips]) => {
    return sum + (chips === undefined ? Number(workers) * Math.max(Number(tp), Number(ep)) : Number(chips));
  }, 0);
}

function notALayout({ layout = '', chips }: ServeRequest): InferbenchError {
  const on = chips === undefined ? '' : ` of ${chips} chips`;
  return new InferbenchError('INVALID', `${layout} is no layout${on}.`, {
    path: 'layout',
    value: layout,
    expected: 'tp4, tp8/ep8/dpa, or P2x(tp4/ep4)+D1x(tp8/ep8/dpa), adding up to the chips',
  });
}
