import { readDeclarant } from '@inferbench/db/specifications/declarant-reader';
import { reachedRates } from '@inferbench/db/points/reached-bounds';
import type { Specification } from '@inferbench/db/submissions/store-specification';
import { Chip } from '@inferbench/domain/chips/chip';
import type { Finding } from '@inferbench/domain/errors/finding';
import { Model } from '@inferbench/domain/models/model';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { publicPath } from '@inferbench/domain/board/public-address';
import type { Result } from '@inferbench/domain/errors/result';
import type { Verdict } from '@inferbench/domain/scores/score';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { reachedShares } from '@inferbench/evaluation/reached-shares';
import { isHubConfig, modelFromHubConfig } from '@inferbench/importers/hub-config';
import { parseDocument } from '@inferbench/importers/content/parse-document';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { toReceiptType } from '../mutation/to-receipt-type.ts';
import { publicLink } from '../point/point-links.ts';
import type { Submitting } from '../submission/submit-run.ts';
import type { SubmitChipInput, SubmitModelInput } from './specification.input.ts';
import type { ChipAcceptedType, ModelAcceptedType, Refusal } from './specification.type.ts';
import { refusedBy, submitSpecification } from './submit-specification.ts';

/** The specification of a chip, or a model, as its mutation is given it. */
export type Entity =
  { subject: 'CHIP'; input: SubmitChipInput } | { subject: 'MODEL'; input: SubmitModelInput };
export type EntityOutcome = ChipAcceptedType | ModelAcceptedType | Refusal;

export async function submitEntity(context: ApiContext, entity: Entity): Promise<EntityOutcome> {
  const caller = await authenticate(context, 'submit', 'write:specs');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  return submitEntityAs(context, { caller: caller.value, draft: null }, entity);
}

/** Checks it for a caller who may submit, and stores it unless it is a dry run. */
export async function submitEntityAs(
  context: ApiContext,
  submitting: Submitting,
  entity: Entity,
): Promise<EntityOutcome> {
  const { document: text, dryRun, idempotencyKey, supersedes } = entity.input;
  const badKey = idempotencyKeyFinding(idempotencyKey);
  if (badKey !== null) return refusedBy([badKey]);
  const document = documentOf(entity);
  if (!document.ok) return refusedBy(document.error);
  const { organizationId } = submitting.caller;
  const { specification, verdict, findings } = await judge(context, organizationId, {
    subject: entity.subject,
    document: document.value,
  });
  if (specification === null) return refusedBy(findings);
  const checked = {
    specification,
    verdict,
    findings,
    text,
    dryRun,
    idempotencyKey,
    supersedes: supersedes ?? null,
  };
  const outcome = await submitSpecification(context, submitting, checked);
  if (!outcome.ok) return outcome.error;
  const { receipt, version, ...stored } = outcome.value;
  const accepted = {
    ...stored,
    dryRun: receipt === null,
    receipt: receipt === null ? null : toReceiptType(receipt),
    findings,
  };
  const { slug } = specification.document;
  if (specification.subject === 'CHIP') {
    const link = publicLink(context, publicPath('chips', slug));
    return { kind: 'ChipAccepted', ...accepted, link, chip: { slug }, version };
  }
  const link = publicLink(context, publicPath('models', slug));
  const parameters = totalParameters(specification.document);
  return { kind: 'ModelAccepted', ...accepted, link, model: { slug }, parameters };
}

/** A document of any shape; of a model also the config.json of a hub. */
function documentOf({ subject, input }: Entity): Result<unknown, Finding[]> {
  const document = parseDocument(input.document);
  if (!document.ok || subject === 'CHIP' || !isHubConfig(document.value)) return document;
  const { slug, name, source } = input;
  const named = { slug: slug ?? '', name: name ?? slug ?? '', source: source ?? 'config.json as submitted' };
  return modelFromHubConfig(document.value, named);
}

interface Judged {
  /** The specification that was read; null where the document does not even have the shape. */
  specification: Specification | null;
  verdict: Verdict;
  findings: Finding[];
}

async function judge(
  { database: { pool } }: ApiContext,
  organizationId: string,
  { subject, document }: { subject: Entity['subject']; document: unknown },
): Promise<Judged> {
  const slug = z.object({ slug: z.string() }).safeParse(document).data?.slug ?? '';
  const [{ organizationName, first }, rates] = await Promise.all([
    readDeclarant(pool, { organizationId, subject, slug }),
    subject === 'CHIP' ? reachedRates(pool, slug) : [],
  ]);
  if (subject === 'MODEL') {
    const { model, ...judged } = evaluateModel(document, { first: Model.safeParse(first).data ?? null });
    return { ...judged, specification: model && { subject, document: model } };
  }
  const { chip, ...judged } = evaluateChip(document, {
    receivedOn: new Date().toISOString(),
    // No organisation is verified for another vendor yet.
    declared: { organizationName, vendors: [] },
    first: Chip.safeParse(first).data ?? null,
    reached: reachedShares(document, rates),
  });
  return { ...judged, specification: chip && { subject, document: chip } };
}
