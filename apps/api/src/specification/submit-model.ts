import { readDeclarant } from '@inferbench/db/declarant-reader';
import type { Finding } from '@inferbench/domain/finding';
import { Model } from '@inferbench/domain/model';
import { totalParameters } from '@inferbench/domain/parameter-count';
import type { Result } from '@inferbench/domain/result';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { isHubConfig, modelFromHubConfig } from '@inferbench/importers/hub-config';
import { z } from 'zod';
import { parseDocument } from '@inferbench/importers/parse-document';
import { publicPath } from '@inferbench/domain/public-address';
import { publicLink } from '../point/point-links.ts';
import { authenticate } from '../mutation/authenticate.ts';
import type { ApiContext } from '../graphql/context.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { toReceiptType } from '../mutation/to-receipt-type.ts';
import type { SubmitModelInput } from './specification.input.ts';
import type { ModelAcceptedType, Refusal } from './specification.type.ts';
import type { Submitting } from '../submission/submit-run.ts';
import { refusedBy, submitSpecification } from './submit-specification.ts';

export async function submitModel(
  context: ApiContext,
  input: SubmitModelInput,
): Promise<ModelAcceptedType | Refusal> {
  const caller = await authenticate(context, 'submit', 'write:specs');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  return submitModelAs(context, { caller: caller.value, draft: null }, input);
}

/** Checks it for a caller who may submit, and stores it unless it is a dry run. */
export async function submitModelAs(
  context: ApiContext,
  submitting: Submitting,
  input: SubmitModelInput,
): Promise<ModelAcceptedType | Refusal> {
  const badKey = idempotencyKeyFinding(input.idempotencyKey);
  if (badKey !== null) return refusedBy([badKey]);
  const document = modelOf(input);
  if (!document.ok) return refusedBy(document.error);
  const named = z.object({ slug: z.string() }).safeParse(document.value);
  const { first } = await readDeclarant(context.database.pool, {
    organizationId: submitting.caller.organizationId,
    subject: 'MODEL',
    slug: named.success ? named.data.slug : '',
  });
  const { model, verdict, findings } = evaluateModel(document.value, {
    first: Model.safeParse(first).data ?? null,
  });
  if (model === null) return refusedBy(findings);
  const outcome = await submitSpecification(context, submitting, {
    specification: { subject: 'MODEL', document: model },
    verdict,
    findings,
    text: input.document,
    dryRun: input.dryRun,
    idempotencyKey: input.idempotencyKey,
    supersedes: input.supersedes ?? null,
  });
  if (!outcome.ok) return outcome.error;
  const { lifecycle, message, receipt, replayed, changedFields } = outcome.value;
  return {
    kind: 'ModelAccepted',
    dryRun: receipt === null,
    replayed,
    lifecycle,
    message,
    receipt: receipt === null ? null : toReceiptType(receipt),
    link: publicLink(context, publicPath('models', model.slug)),
    model: { slug: model.slug },
    parameters: totalParameters(model),
    findings,
    changedFields,
  };
}

/** A model document of any shape. */
function modelOf({ document: text, slug, name, source }: SubmitModelInput): Result<unknown, Finding[]> {
  const document = parseDocument(text);
  if (!document.ok) return document;
  if (!isHubConfig(document.value)) return document;
  const named = { slug: slug ?? '', name: name ?? slug ?? '', source: source ?? 'config.json as submitted' };
  return modelFromHubConfig(document.value, named);
}
