import { readDeclarant } from '@inferbench/db/specifications/declarant-reader';
import { findFollowedCurve } from '@inferbench/db/points/curve-reader';
import { findDuplicatePoints } from '@inferbench/db/points/duplicate-reader';
import { readSoftwareShares } from '@inferbench/db/board/software-share-reader';
import type { DraftAtVersion } from '@inferbench/db/lifecycle/end-draft';
import { type RunReceipt, storeSubmission } from '@inferbench/db/submissions/store-submission';
import { type Correction, findSubmission } from '@inferbench/db/lifecycle/submission-record';
import { type Finding, flagsOf } from '@inferbench/domain/errors/finding';
import { type Lifecycle, lifecycleOf } from '@inferbench/domain/submissions/lifecycle';
import type { NeighbourPoint } from '@inferbench/domain/board/neighbour';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { Evaluation } from '@inferbench/domain/scores/score';
import { curveFinding, duplicateFinding } from '@inferbench/evaluation/duplicate-finding';
import { type OthersOnChip, systemFindings } from '@inferbench/evaluation/system-findings';
import { withFindings } from '@inferbench/evaluation/verdict';
import { importFindings } from '@inferbench/importers/import-findings';
import type { ActingCaller } from '../auth/caller.ts';
import { authenticate } from '../mutation/authenticate.ts';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';
import { linksOfPoints, type PointLinksType } from '../point/point-links.ts';
import { toScoresType } from '../score/score.type.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { correctionFor, draftMoved, notCorrectable } from './correction.ts';
import { importQuestion } from './import-question.ts';
import { neighboursOf } from '../neighbour/neighbours-of.ts';
import { keepEvidence } from './keep-evidence.ts';
import { keyConflict, quotaExceeded, rejectedBy } from '../mutation/refusals.ts';
import { stateMessage } from './state-message.ts';
import { type StatedTester, statedTester } from './stated-tester.ts';
import { toReceiptType } from '../mutation/to-receipt-type.ts';
import type { RunAcceptedType, SubmitRunInput, SubmitRunOutcome } from './submission.type.ts';

/** Submits for the caller, if the key of the request lets them. */
export async function submitRun(context: ApiContext, input: SubmitRunInput): Promise<SubmitRunOutcome> {
  const caller = await authenticate(context, 'submit');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  return submitRunAs(context, { caller: caller.value, draft: null }, input);
}

/** Imports and evaluates with no transaction open, for a caller who may, then stores all of it or nothing. */
export async function submitRunAs(
  context: ApiContext,
  { caller, draft }: Submitting,
  input: SubmitRunInput,
): Promise<SubmitRunOutcome> {
  const checked = await check(context, input, caller);
  if (!checked.ok) return rejected(checked.error);
  const { evaluation } = checked.value;
  const lifecycle = lifecycleOf(evaluation.verdict);
  if (lifecycle === null) return rejected(evaluation.findings);
  if (input.dryRun) return accepted(evaluation, lifecycle, { stored: null, links: [] });
  return store(context, input, { ...checked.value, lifecycle, caller, draft });
}

/** Who submits, and the draft that ends with it. */
export interface Submitting {
  caller: ActingCaller;
  draft: DraftAtVersion | null;
}

interface Checked {
  run: Run;
  context: RunContext;
  contentHash: string;
  evaluation: Evaluation;
  tester: StatedTester | null;
  correction: Correction | null;
}

/** All that is asked before anything is stored. */
async function check(
  context: ApiContext,
  input: SubmitRunInput,
  { organizationId }: ActingCaller,
): Promise<Result<Checked, Finding[]>> {
  const { idempotencyKey } = input;
  const badKey = idempotencyKeyFinding(idempotencyKey);
  if (badKey !== null) return fail([badKey]);
  const question = { ...importQuestion(input), receivedOn: new Date().toISOString(), organizationId };
  const checked = await context.compute('checkSubmission', question);
  if (!checked.ok) return checked;
  if (checked.value.run.publication !== null) return fail([publicationFinding()]);
  const tester = await statedTester(context, input.testedBy ?? null, organizationId);
  if (!tester.ok) return fail([tester.error]);
  const supersedes = input.supersedes ?? null;
  const correction = await correctionFor(context, {
    organizationId,
    idempotencyKey,
    supersedes,
    subject: 'RUN',
  });
  if (!correction.ok) return fail([correction.error]);
  const seriesId = correction.value?.seriesId ?? null;
  // Figures that are stored under this key are not held against themselves.
  const isReplay = (await findSubmission(context.database.pool, { organizationId, idempotencyKey })) !== null;
  const evaluation = isReplay
    ? checked.value.evaluation
    : await withOthers(context, checked.value, { organizationId, seriesId });
  return ok({ ...checked.value, evaluation, tester: tester.value, correction: correction.value });
}

async function store(
  context: ApiContext,
  { document, idempotencyKey, supersedes }: SubmitRunInput,
  { run, evaluation, lifecycle, caller, draft, ...checked }: Checked & Submitting & { lifecycle: Lifecycle },
): Promise<SubmitRunOutcome> {
  const evidence = await keepEvidence(context, { document, tool: run.source.tool });
  if (!evidence.ok) return rejected(importFindings(evidence.error));
  const stored = await storeSubmission(context.database.pool, {
    organizationId: caller.organizationId,
    counted: true,
    keyId: caller.keyId,
    accountId: caller.accountId,
    flags: flagsOf(evaluation.findings),
    tester: checked.tester,
    correction: checked.correction,
    draft,
    idempotencyKey,
    contentHash: checked.contentHash,
    lifecycle,
    format: run.source.tool,
    document: Buffer.from(document, 'utf8'),
    context: checked.context,
    run,
    evaluation,
    evidence: [evidence.value],
  });
  switch (stored.kind) {
    case 'conflict':
      return keyConflict(stored.storedContentHash);
    case 'not-newest':
      return rejected([notCorrectable(supersedes ?? null, 'not-newest')]);
    case 'draft-moved':
      return rejected([draftMoved()]);
    case 'quota-exceeded':
      return quotaExceeded(stored.excess);
    case 'duplicate': {
      const of = 'a point that was stored a moment ago';
      return rejected([duplicateFinding({ index: 0, of, match: 'EXACT' })]);
    }
    case 'stored':
    case 'replayed':
      return accepted(evaluation, stored.receipt.lifecycle, {
        stored,
        links: await linksOf(context, stored.receipt),
      });
  }
}

/** What the engine says, whether the figures are on record already, and how they stand among those of others. */
async function withOthers(
  { database, catalogue }: ApiContext,
  { run, evaluation }: { run: Run; evaluation: Evaluation },
  by: { organizationId: string; seriesId: string | null },
): Promise<Evaluation> {
  if (evaluation.verdict === 'REJECTED') return evaluation;
  const { organizationId } = by;
  const compared = { ...by, run, points: evaluation.points };
  const duplicates = await findDuplicatePoints(database.pool, compared);
  // Points that are on record to the last digit say more than their curve.
  const curve = duplicates.every(({ match }) => match === 'NEAR')
    ? await findFollowedCurve(database.pool, compared)
    : null;
  const others = await othersOn({ database, catalogue }, { run, evaluation, organizationId });
  const words = (pointId: string) => `point ${globalId('Point', pointId)}`;
  return withFindings(evaluation, [
    ...(curve === null ? [] : [curveFinding({ of: words(curve.pointId), matched: curve.matched })]),
    ...duplicates.map(({ index, pointId, match }) => duplicateFinding({ index, of: words(pointId), match })),
    ...(others === null ? [] : systemFindings(evaluation, run, others)),
  ]);
}

/** Share that others show on a chip, and who asks; null for a chip that is not stored, and where no point has a share to compare. */
async function othersOn(
  { database: { pool }, catalogue }: Pick<ApiContext, 'database' | 'catalogue'>,
  { run, evaluation, organizationId }: { run: Run; evaluation: Evaluation; organizationId: string },
): Promise<OthersOnChip | null> {
  const chip = catalogue.chips.get(run.system.chip ?? '');
  const shared = evaluation.points.filter(({ score }) => score.split.present);
  if (chip === undefined || shared.length === 0) return null;
  const neighbours = new Map<number, NeighbourPoint[]>();
  const ofSlice = new Map<string, NeighbourPoint[]>();
  for (const { index, position } of shared) {
    if (position === null) continue;
    const { slice } = position;
    const key = JSON.stringify(slice);
    const near =
      ofSlice.get(key) ??
      (await neighboursOf({ database: { pool }, catalogue }, { chip, slice, organizationId }));
    ofSlice.set(key, near);
    neighbours.set(index, near);
  }
  const [shares, { organizationName }] = await Promise.all([
    readSoftwareShares(pool, { chip: chip.slug, organizationId }),
    readDeclarant(pool, { organizationId, subject: 'CHIP', slug: chip.slug }),
  ]);
  return { chip, organizationName, shares, neighbours };
}

function publicationFinding(): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'publication',
    message: 'Figures that somebody else published enter with the catalogue, not as a submission.',
    value: 'an object',
    expected: 'null',
    fix: 'Submit your own measurement, or propose the source for the catalogue (docs/adding-entities.md).',
  };
}

/** A dry run answers with the same verdict, findings and scores as storing, and without a receipt. */
function accepted(
  evaluation: Evaluation,
  lifecycle: Lifecycle,
  {
    stored,
    links,
  }: { stored: { kind: 'stored' | 'replayed'; receipt: RunReceipt } | null; links: PointLinksType[] },
): RunAcceptedType {
  return {
    kind: 'RunAccepted',
    dryRun: stored === null,
    replayed: stored?.kind === 'replayed',
    lifecycle,
    message: stateMessage(lifecycle, evaluation.findings),
    receipt: stored === null ? null : toReceiptType(stored.receipt),
    pointIds: (stored?.receipt.pointIds ?? []).map((id) => globalId('Point', id)),
    links,
    findings: evaluation.findings,
    scores: evaluation.points.map((point) => toScoresType(point.score)),
  };
}

/** A flagged run has no page that everybody may open. */
async function linksOf(context: ApiContext, { lifecycle, pointIds }: RunReceipt): Promise<PointLinksType[]> {
  return lifecycle === 'FLAGGED' ? [] : linksOfPoints(context, pointIds);
}

/** Refusal of a run; NAME_TAKEN where somebody else holds the name of its tester. */
function rejected(findings: Finding[]) {
  const refused = rejectedBy(findings, 'run');
  return findings.some(({ rule }) => rule === 'SPEC-NAME')
    ? { ...refused, code: 'NAME_TAKEN' as const }
    : refused;
}
