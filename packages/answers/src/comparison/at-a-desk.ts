import { isDeskChip } from '@inferbench/domain/chips/desk-chip';
import type { ChipComparisonRequest } from './request.ts';

/** Work of cards and machines at a desk: one of each, one user, a model that most of them hold, in 4 bits. */
const USUAL = {
  model: 'llama-3.1-8b',
  precision: 'W4A16',
  users: 1,
  chipsEach: 1,
} as const;

/** Completes what is asked of chips of which each stands at a desk and no model is named. */
export function atADesk(request: ChipComparisonRequest): ChipComparisonRequest {
  if (request.model !== undefined || !request.chips.every(isDeskChip)) return request;
  const { precision, users, chipsEach } = request;
  return {
    ...request,
    model: USUAL.model,
    precision: precision ?? USUAL.precision,
    users: users ?? USUAL.users,
    chipsEach: chipsEach ?? USUAL.chipsEach,
  };
}
