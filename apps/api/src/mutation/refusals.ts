import type { NameConflict } from '@inferbench/db/names/name-claims';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { QuotaExcess } from '@inferbench/domain/submissions/quota';
import type { ConflictType, ValidationFailedType } from './payloads.type.ts';

export function validationFailed(message: string, findings: Finding[]): ValidationFailedType {
  return { kind: 'ValidationFailed', code: 'VALIDATION_FAILED', message, findings };
}

/** A name that somebody else holds, with the name that was there first. */
export function nameTaken(conflict: NameConflict): ValidationFailedType {
  const { kind, path, name, held, own } = conflict;
  const whose = own ? 'another entry of yours' : 'somebody else';
  const alike = name === held ? 'is the name of' : `looks like "${held}", the name of`;
  const message = `${KIND_WORDS[kind]} "${name}" ${alike} ${whose}; nothing was stored.`;
  const fix =
    kind === 'VENDOR'
      ? `Write the vendor as it writes itself, "${held}", or choose another name.`
      : 'Choose a name that differs in more than case, blanks, signs and letters that look alike.';
  const finding = { path, message, value: name, expected: 'a name of its own', fix };
  return {
    kind: 'ValidationFailed',
    code: 'NAME_TAKEN',
    message,
    findings: [{ rule: 'SPEC-NAME', severity: 'reject', ...finding }],
  };
}

const KIND_WORDS: Readonly<Record<NameConflict['kind'], string>> = {
  CHIP: 'The name of the chip,',
  VENDOR: 'The vendor',
  MODEL: 'The name of the model,',
  ORGANIZATION: 'The organisation',
};

const AMOUNT_WORDS: Readonly<Record<QuotaExcess['amount'], string>> = {
  submissions: 'submissions',
  points: 'points',
  bytes: 'bytes',
  chips: 'chip specifications',
  models: 'models',
};

/** Refuses more than the organisation may submit in a day. */
export function quotaExceeded({ amount, limit, wanted }: QuotaExcess): ValidationFailedType {
  const words = AMOUNT_WORDS[amount];
  return {
    kind: 'ValidationFailed',
    code: 'QUOTA_EXCEEDED',
    message: `Your organisation may submit ${limit} ${words} a day, and with this it would be ${wanted}; nothing was stored. The day ends at 00:00 UTC. Send less, or ask the operator of this server for more.`,
    findings: [],
  };
}

/** Says how many of the findings reject; flags and warnings are shown with them. */
export function rejectedBy(findings: Finding[], what: 'run' | 'specification'): ValidationFailedType {
  const rejecting = findings.filter((finding) => finding.severity === 'reject').length;
  const verb = rejecting === 1 ? 'finding rejects' : 'findings reject';
  return validationFailed(`${rejecting} ${verb} the ${what}; nothing was stored.`, findings);
}

/** The idempotency key stands for other content. */
export function keyConflict(storedContentHash: string): ConflictType {
  return {
    kind: 'Conflict',
    code: 'CONFLICT',
    message:
      'This idempotency key was used before with other content. Use a new key, for example the content hash.',
    storedContentHash,
  };
}
