import { type Assumptions, StatedAssumptions } from '@inferbench/domain/scores/assumptions';
import type { Finding } from '@inferbench/domain/errors/finding';
import { ok, type Result } from '@inferbench/domain/errors/result';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { type Slo, SLO_PRESETS } from '@inferbench/domain/terms/slo';
import { POLICY_ASSUMPTIONS } from '@inferbench/scoring/assumed-score';
import { ownershipUnder } from '@inferbench/scoring/policy';

/** The policy's own, for a client that states nothing. */
export const DEFAULT_ASSUMPTIONS: Assumptions = POLICY_ASSUMPTIONS;

/** All assumptions of a client's input, of any shape. */
export function readAssumptions(input: unknown): Result<Assumptions, Finding[]> {
  const stated = parseWithFindings(StatedAssumptions, input);
  if (!stated.ok) return stated;
  const { ownership, prices, slo } = stated.value;
  return ok({ ownership: ownershipUnder(ownership), prices, slo: sloOf(slo) });
}

function sloOf(stated: StatedAssumptions['slo']): Slo {
  if (stated === undefined) return DEFAULT_ASSUMPTIONS.slo;
  const { preset = 'BATCH', ttftMs, tpotMs, e2eMs } = stated;
  const base = SLO_PRESETS[preset];
  return {
    ttftMs: ttftMs ?? base.ttftMs,
    tpotMs: tpotMs ?? base.tpotMs,
    e2eMs: e2eMs ?? base.e2eMs,
  };
}
