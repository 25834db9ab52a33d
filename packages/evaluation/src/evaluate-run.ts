import { ctxConflicts } from '@inferbench/checks/ctx-conflict';
import { byOwnDeclaration } from '@inferbench/checks/own-declaration';
import { runDates } from '@inferbench/checks/run-dates';
import { waived } from '@inferbench/checks/waive';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';
import { Run } from '@inferbench/domain/runs/run';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import type { EvaluatedPoint, Evaluation } from '@inferbench/domain/scores/score';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { ENGINE_VERSION } from './engine-version.ts';
import { evaluatePoint } from './evaluate-point.ts';
import type { Received } from './received.ts';
import { resolveRun } from './resolve-run.ts';
import { verdictOf } from './verdict.ts';
import { duplicateFinding } from './duplicate-finding.ts';

/**
 * The one composition: validate → build graph → simulate → check → score. The CLI, the API, the worker and the browser
 * call it; equal input and engine version give equal bytes everywhere.
 *
 * @param input a run document as parsed from JSON or YAML, of any shape: what is wrong with it becomes findings.
 */
export function evaluateRun(
  input: unknown,
  catalogue: CatalogueView,
  { receivedOn = null }: Received = {},
): Evaluation {
  const parsed = parseWithFindings(Run, input);
  if (!parsed.ok) return rejected(parsed.error);
  const conflicts = ctxConflicts(parsed.value, catalogue);
  const resolved = resolveRun(parsed.value, catalogue);
  if (!resolved.ok) return rejected([...resolved.error, ...conflicts]);
  const outcomes = parsed.value.points.map((_, index) => evaluatePoint(resolved.value, index));
  const points = outcomes.map((outcome) => outcome.evaluated);
  const dates = runDates({ run: parsed.value, chip: resolved.value.chip, receivedOn });
  const ofPoints = outcomes.flatMap((outcome) => outcome.findings);
  const findings = waived(
    [
      ...dates,
      ...conflicts,
      ...byOwnDeclaration(ofPoints, resolved.value.chip.slug, catalogue),
      ...ownDuplicates(points),
    ],
    parsed.value,
  );
  return {
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
    verdict: verdictOf(findings),
    findings,
    points,
  };
}

function rejected(findings: Finding[]): Evaluation {
  return {
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
    verdict: 'REJECTED',
    findings,
    points: [],
  };
}

/** Points of one run that repeat an earlier one of it to the last digit: a copy is no replicate. */
function ownDuplicates(points: readonly Pick<EvaluatedPoint, 'index' | 'contentHash'>[]): Finding[] {
  const first = new Map<string, number>();
  return points.flatMap(({ index, contentHash }) => {
    const earlier = first.get(contentHash);
    if (earlier === undefined) first.set(contentHash, index);
    return earlier === undefined
      ? []
      : [duplicateFinding({ index, of: `points[${earlier}] of the same run`, match: 'EXACT' })];
  });
}
