import { type Act, type ActOutcome, performAct } from '@inferbench/db/lifecycle/act';
import { type Finding, RuleId } from '@inferbench/domain/errors/finding';
import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import {
  ACTION_NEEDS,
  type AvailableAction,
  isDecision,
  scopesOf,
} from '@inferbench/domain/submissions/submission-action';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { type ActingCaller, actingOf, type AuthFailure, rightsOf, STALE_PASSKEY } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound, shapeFinding } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import type { ActOutcomeType } from './act.type.ts';
import { underNewVersion } from './under-new-version.ts';

/** An act as a client asks for it. */
export interface Asked {
  action: Act['action'];
  submission: string;
  expectedVersion: number;
  idempotencyKey: string;
  rule?: string | null;
  path?: string | null;
  reason?: string | null;
}

const KEY_FROM_ELSEWHERE: AuthFailure = {
  code: 'FORBIDDEN',
  message:
    'A key does not decide from this address: sign in with a passkey, or ask the operator to list the address (INFERBENCH_REVIEW_ADDRESSES).',
};

/** Evaluations under a new specification are begun again where points came meanwhile. */
const MAX_TRIES = 3;

/** Does one act as the key of the request may; whatever is refused changed nothing. */
export async function perform(context: ApiContext, asked: Asked): Promise<ActOutcomeType> {
  const caller = await authenticate(context, ...scopesOf(asked.action));
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  if (caller.value.keyId !== null && isDecision(asked.action) && !context.mayDecideByKey)
    return { kind: 'Unauthorized', ...KEY_FROM_ELSEWHERE };
  const findings = findingsOf(asked);
  if (findings.length > 0) return validationFailed('Nothing was done.', findings);
  const submissionId = uuidOf('Submission', asked.submission);
  if (submissionId === null) return unknown(asked);
  const act = actOf(asked, { submissionId, caller: caller.value });
  for (let tries = 1; ; tries += 1) {
    const outcome = await performAct(context.database.pool, act, {
      engineVersion: ENGINE_VERSION,
      boardValuesOf,
      ...(await underNewVersion(context, act)),
    });
    if (outcome.kind === 'changed' && tries < MAX_TRIES) continue;
    if (outcome.kind === 'done') await context.liveCatalogue.refresh();
    return answerOf(asked, outcome);
  }
}

function actOf(asked: Asked, { submissionId, caller }: { submissionId: string; caller: ActingCaller }): Act {
  const { action, expectedVersion, idempotencyKey, path } = asked;
  const rule = asked.rule === undefined || asked.rule === null ? null : RuleId.parse(asked.rule);
  const reason = asked.reason?.trim() ?? null;
  return {
    submissionId,
    action,
    expectedVersion,
    idempotencyKey,
    requestHash: hashOf({ submissionId, action, expectedVersion, rule, path: path ?? null, reason }),
    acting: actingOf(caller),
    rights: rightsOf(caller),
    rule,
    reason,
    path: path ?? null,
  };
}

const MAX_TEXT = 4_000;

function findingsOf({ action, idempotencyKey, rule, reason }: Asked): Finding[] {
  const needs = ACTION_NEEDS[action];
  const length = reason?.trim().length ?? 0;
  const words = needs.find((need) => need === 'reason' || need === 'text');
  const findings = [
    idempotencyKeyFinding(idempotencyKey),
    words !== undefined && (length < 1 || length > MAX_TEXT)
      ? shapeFinding(`input.${words}`, { value: `${length} characters`, expected: `1 to ${MAX_TEXT}` })
      : null,
    needs.includes('rule') && !RuleId.safeParse(rule).success
      ? shapeFinding('input.rule', {
          value: rule?.slice(0, 40) ?? 'nothing',
          expected: 'the id of a rule, as `rules` lists them',
        })
      : null,
  ];
  return findings.filter((finding) => finding !== null);
}

function unknown({ submission: id }: Asked): ActOutcomeType {
  const message = 'There is no submission of this id that your key may act on.';
  return notFound('input.submission', { id, message, fix: 'The receipt of the submission holds its id.' });
}

function answerOf(asked: Asked, outcome: ActOutcome): ActOutcomeType {
  switch (outcome.kind) {
    case 'done':
    case 'replayed': {
      const { lifecycle, version } = outcome;
      return {
        kind: 'ActDone',
        submission: asked.submission,
        lifecycle,
        version,
        replayed: outcome.kind === 'replayed',
      };
    }
    case 'not-found':
      return unknown(asked);
    case 'other-request':
      return keyConflict(outcome.storedRequestHash);
    case 'stale':
      return {
        kind: 'NotAllowed',
        code: 'STALE_VERSION',
        message: `The submission is at version ${outcome.version} by now, not ${asked.expectedVersion}. Read it again.`,
        currentVersion: outcome.version,
        available: [],
      };
    case 'conflict-of-interest':
      return notAllowed(
        'CONFLICT_OF_INTEREST',
        'You work for an organisation that has a part in this submission.',
      );
    case 'step-up-needed':
      return { kind: 'Unauthorized', ...STALE_PASSKEY };
    case 'duplicate':
      return notAllowed('NOT_ALLOWED_NOW', 'The same figures stand under another submission by now.');
    case 'changed':
      return notAllowed('NOT_ALLOWED_NOW', 'Points keep coming on this entry. Try again in a moment.');
    case 'not-allowed': {
      const { lifecycle, available, why } = outcome;
      const may = available.map(({ action }) => action).join(', ') || 'nothing';
      return notAllowed(
        'NOT_ALLOWED_NOW',
        `${why === null ? '' : `${why} `}${LIFECYCLE_WORDS[lifecycle]} You may do: ${may}.`,
        available,
      );
    }
  }
}

function notAllowed(
  code: 'NOT_ALLOWED_NOW' | 'CONFLICT_OF_INTEREST',
  message: string,
  available: AvailableAction[] = [],
): ActOutcomeType {
  return { kind: 'NotAllowed', code, message, currentVersion: null, available };
}
