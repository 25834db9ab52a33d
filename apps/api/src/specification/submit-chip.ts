import { readDeclarant } from '@inferbench/db/declarant-reader';
import { reachedRates } from '@inferbench/db/reached-bounds';
import { Chip } from '@inferbench/domain/chip';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { reachedShares } from '@inferbench/evaluation/reached-shares';
import { z } from 'zod';
import { parseDocument } from '@inferbench/importers/parse-document';
import { publicPath } from '@inferbench/domain/public-address';
import { publicLink } from '../point/point-links.ts';
import { authenticate } from '../mutation/authenticate.ts';
import type { ApiContext } from '../graphql/context.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { toReceiptType } from '../mutation/to-receipt-type.ts';
import type { SubmitChipInput } from './specification.input.ts';
import type { ChipAcceptedType, Refusal } from './specification.type.ts';
import type { Submitting } from '../submission/submit-run.ts';
import { refusedBy, submitSpecification } from './submit-specification.ts';

export async function submitChip(
  context: ApiContext,
  input: SubmitChipInput,
): Promise<ChipAcceptedType | Refusal> {
  const caller = await authenticate(context, 'submit', 'write:specs');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  return submitChipAs(context, { caller: caller.value, draft: null }, input);
}

/** Checks it for a caller who may submit, and stores it unless it is a dry run. */
export async function submitChipAs(
  context: ApiContext,
  submitting: Submitting,
  input: SubmitChipInput,
): Promise<ChipAcceptedType | Refusal> {
  const badKey = idempotencyKeyFinding(input.idempotencyKey);
  if (badKey !== null) return refusedBy([badKey]);
  const document = parseDocument(input.document);
  if (!document.ok) return refusedBy(document.error);
  const { pool } = context.database;
  const slug = slugOf(document.value);
  const [rates, { organizationName, first }] = await Promise.all([
    reachedRates(pool, slug),
    readDeclarant(pool, { organizationId: submitting.caller.organizationId, subject: 'CHIP', slug }),
  ]);
  const { chip, verdict, findings } = evaluateChip(document.value, {
    receivedOn: new Date().toISOString(),
    // No organisation is verified for another vendor yet.
    declared: { organizationName, vendors: [] },
    first: Chip.safeParse(first).data ?? null,
    reached: reachedShares(document.value, rates),
  });
  if (chip === null) return refusedBy(findings);
  const outcome = await submitSpecification(context, submitting, {
    specification: { subject: 'CHIP', document: chip },
    verdict,
    findings,
    text: input.document,
    dryRun: input.dryRun,
    idempotencyKey: input.idempotencyKey,
    supersedes: input.supersedes ?? null,
  });
  if (!outcome.ok) return outcome.error;
  const { lifecycle, message, receipt, replayed, version, changedFields } = outcome.value;
  return {
    kind: 'ChipAccepted',
    dryRun: receipt === null,
    replayed,
    lifecycle,
    message,
    receipt: receipt === null ? null : toReceiptType(receipt),
    link: publicLink(context, publicPath('chips', chip.slug)),
    chip: { slug: chip.slug },
    version,
    findings,
    changedFields,
  };
}

/** The slug that a document of any shape names, to find the points of that chip. */
function slugOf(document: unknown): string {
  const named = z.object({ slug: z.string() }).safeParse(document);
  return named.success ? named.data.slug : '';
}
