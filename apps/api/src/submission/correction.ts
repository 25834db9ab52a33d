import { correctionOf, type NotCorrectable } from '@inferbench/db/lifecycle/correction-of';
import type { Correction, Subject } from '@inferbench/db/submission-record';
import type { Finding } from '@inferbench/domain/finding';
import { nameProblem } from '@inferbench/domain/public-name';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';

const WHY: Readonly<Record<NotCorrectable, string>> = {
  unknown: 'Your organisation has no submission of this id.',
  'other-subject': 'The submission to correct is of another kind.',
  ended: 'The submission was withdrawn or has a later revision; submit this as a new one.',
  'not-newest': 'The submission has a later revision; correct that one.',
};

/** The place in a series that a correction takes; null where nothing is corrected. */
export async function correctionFor(
  { database }: ApiContext,
  asked: { organizationId: string; supersedes: string | null; subject: Subject },
): Promise<Result<Correction | null, Finding>> {
  const { supersedes, ...of } = asked;
  if (supersedes === null) return ok(null);
  const id = uuidOf('Submission', supersedes);
  const found = id === null ? 'unknown' : await correctionOf(database.pool, { ...of, supersedes: id });
  if (typeof found === 'object') return ok(found);
  const fix = 'The receipt of the submission holds its id; `submission` says its revision and state.';
  return fail({
    rule: 'SCHEMA-REFERENCE',
    severity: 'reject',
    path: 'input.supersedes',
    message: WHY[found],
    value: supersedes.slice(0, 80),
    expected: null,
    fix,
  });
}

/** Who measured, as a public name; null where it is the organisation that submits. */
export function testedByOf(name: string | null): Result<string | null, Finding> {
  const text = name?.trim() ?? '';
  if (name === null) return ok(null);
  const problem = nameProblem(text);
  if (problem === null) return ok(text);
  return fail({
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'input.testedBy',
    message: `The name of who measured ${problem.words}.`,
    value: text.slice(0, 80),
    expected: problem.expected,
    fix: 'Write the name as its bearer does, or leave it out.',
  });
}
