import type { Finding, RuleId } from '@inferbench/domain/errors/finding';
import { invariant } from '@inferbench/units/invariant';
import { accCounts } from './acc-counts.ts';
import { accEmpty } from './acc-empty.ts';
import { accEnergy } from './acc-energy.ts';
import { accLatency } from './acc-latency.ts';
import { accLittle } from './acc-little.ts';
import { accOrder } from './acc-order.ts';
import { accRate } from './acc-rate.ts';
import { accWindow } from './acc-window.ts';
import { ctxConflict } from './ctx-conflict.ts';
import { dupPoint } from './dup-point.ts';
import { outRival } from './out-rival.ts';
import { outSystem } from './out-system.ts';
import { physAttainable } from './phys-attainable.ts';
import { physBandwidth } from './phys-bandwidth.ts';
import { physCapacity } from './phys-capacity.ts';
import { physCompute } from './phys-compute.ts';
import { physDecode } from './phys-decode.ts';
import { physPower } from './phys-power.ts';
import { physPrefill } from './phys-prefill.ts';
import { physServing } from './phys-serving.ts';
import { qualAccuracy } from './qual-accuracy.ts';
import { schemaDate } from './schema-date.ts';
import { SCHEMA_RULES } from './schema-rules.ts';
import { specConsistent } from './spec-consistent.ts';
import { specIdentity } from './spec-identity.ts';
import { specName } from './spec-name.ts';
import { specPeakDense } from './spec-peak-dense.ts';
import { specPower } from './spec-power.ts';
import { specRange } from './spec-range.ts';
import { specRidge } from './spec-ridge.ts';
import { specSource } from './spec-source.ts';
import { specLine } from './spec-line.ts';
import { specVendor } from './spec-vendor.ts';
import { statDuration } from './stat-duration.ts';
import { statLoad } from './stat-load.ts';
import { statSamples } from './stat-samples.ts';
import { statSmoke } from './stat-smoke.ts';
import { techCache } from './tech-cache.ts';
import { techContext } from './tech-context.ts';
import { techPrecision } from './tech-precision.ts';
import { techSpeculative } from './tech-speculative.ts';
import { type CheckSubject, type ChipSubject, findings, type Rule, type Violation } from './rule.ts';

/** Every rule once, in the order in which findings are listed. */
export const RULES: readonly Rule[] = [
  ...SCHEMA_RULES,
  ctxConflict,
  specIdentity,
  specName,
  specVendor,
  specLine,
  schemaDate,
  specPeakDense,
  specRidge,
  specRange,
  specPower,
  specSource,
  specConsistent,
  accCounts,
  accOrder,
  accRate,
  accLatency,
  accLittle,
  accWindow,
  accEnergy,
  accEmpty,
  statDuration,
  statSmoke,
  statSamples,
  statLoad,
  physCompute,
  physBandwidth,
  physCapacity,
  physPrefill,
  physDecode,
  physServing,
  physPower,
  physAttainable,
  techSpeculative,
  techCache,
  techContext,
  techPrecision,
  qualAccuracy,
  dupPoint,
  outSystem,
  outRival,
];

const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));

export function ruleOf(id: RuleId): Rule {
  const rule = BY_ID.get(id);
  invariant(rule !== undefined, `${id} is no rule of the list`);
  return rule;
}

/** A finding of what a rule does not look for itself. */
export function finding(id: RuleId, violation: Violation): Finding {
  const [found] = findings(ruleOf(id), [violation]);
  invariant(found !== undefined, 'one violation is one finding');
  return found;
}

/** Every rule on one point. */
export function checkPoint(subject: CheckSubject): Finding[] {
  return RULES.flatMap((rule) => {
    const check = rule.checkPoint ?? rule.checkFigures;
    return check === undefined ? [] : findings(rule, check(subject));
  });
}

/** The rules on one point that need to know neither chip nor model. */
export function checkFigures(subject: Pick<CheckSubject, 'point' | 'index'>): Finding[] {
  return RULES.flatMap((rule) => (rule.checkFigures ? findings(rule, rule.checkFigures(subject)) : []));
}

/** Every rule on a chip's specification. */
export function checkChip(subject: ChipSubject): Finding[] {
  return RULES.flatMap((rule) => (rule.checkChip ? findings(rule, rule.checkChip(subject)) : []));
}
