import { correctionOf, type NotCorrectable } from '@inferbench/db/lifecycle/correction-of';
import { type Correction, findSubmission, type Subject } from '@inferbench/db/lifecycle/submission-record';
import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { referenceFinding } from '../mutation/input-findings.ts';

const WHY: Readonly<Record<NotCorrectable, string>> = {
  unknown: 'Your organisation has no submission of this id.',
  'other-subject': 'The submission to correct is of another kind.',
  ended: 'The submission was withdrawn or has a later revision; submit this as a new one.',
  'not-newest': 'The submission has a later revision; correct that one.',
};

interface Asked {
  organizationId: string;
  idempotencyKey: string;
  supersedes: string | null;
  subject: Subject;
}

/** The place in a series that a correction takes; null where nothing is corrected, or what is sent is stored already. */
export async function correctionFor(
  { database }: ApiContext,
  { idempotencyKey, supersedes, ...of }: Asked,
): Promise<Result<Correction | null, Finding>> {
  if (supersedes === null) return ok(null);
  // Sent again, it is answered as before: what it corrected has ended by now.
  const { organizationId } = of;
  if ((await findSubmission(database.pool, { organizationId, idempotencyKey })) !== null) return ok(null);
  const id = uuidOf('Submission', supersedes);
  const found = id === null ? 'unknown' : await correctionOf(database.pool, { ...of, supersedes: id });
  return typeof found === 'object' ? ok(found) : fail(notCorrectable(supersedes, found));
}

export function notCorrectable(supersedes: string | null, why: NotCorrectable): Finding {
  return referenceFinding('input.supersedes', {
    id: supersedes ?? '',
    message: WHY[why],
    fix: 'The receipt of the submission holds its id; `submission` says its revision and state.',
  });
}

/** The draft that is being submitted was saved anew, submitted or discarded in the meantime. */
export function draftMoved(): Finding {
  return referenceFinding('input.id', {
    id: 'the draft',
    message: 'The draft was saved anew, submitted or discarded a moment ago.',
    fix: 'Read it again: `draft(id)`.',
  });
}
