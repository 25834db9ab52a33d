import type { ErrorCode } from '@inferbench/domain/error-code';
import type { Finding } from '@inferbench/domain/finding';
import { type ErrorDetails, InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, type Result } from '@inferbench/domain/result';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import type { Localised, Named } from '../input/local-catalogue.ts';
import { sharedText } from './shared-text.ts';
import { RejectedError } from '../input/rejected.ts';

type Stated = Readonly<Record<string, unknown>>;

/** Simulates what JSON or flags say, of any shape: what is wrong with it is an error with path and expectation. */
export async function simulateOne(
  stated: Stated,
  localise: (named: Named) => Localised | Promise<Localised>,
): Promise<Result<SimulateResult, InferbenchError>> {
  try {
    const local = localise(namedIn(stated));
    return simulateLocal(stated, local instanceof Promise ? await local : local);
  } catch (error) {
    // A specification file that cannot be read or is refused spoils its own line only.
    if (error instanceof InferbenchError) return fail(error);
    throw error;
  }
}

export function namedIn({ chip, model }: Stated): Named {
  return {
    ...(typeof chip === 'string' ? { chip } : {}),
    ...(typeof model === 'string' ? { model } : {}),
  };
}

/** The same where files, if any, are read already: most lines wait for nothing. */
export function simulateLocal(stated: Stated, local: Localised): Result<SimulateResult, InferbenchError> {
  const { chip, model, catalogue } = local;
  const request = parseWithFindings(SimulateRequest, {
    ...stated,
    ...(chip === undefined ? {} : { chip }),
    ...(model === undefined ? {} : { model }),
  });
  return request.ok ? simulate(request.value, catalogue) : fail(invalid(request.error));
}

function invalid(findings: readonly Finding[]): InferbenchError {
  const [first] = findings;
  return new InferbenchError('INVALID', findings.map((finding) => finding.message).join(' '), {
    ...(first?.path ? { path: first.path } : {}),
    ...(first?.value ? { value: first.value } : {}),
    ...(first?.expected ? { expected: first.expected } : {}),
  });
}

export type Answer =
  | { id: string | number | null; ok: true; result: SimulateResult }
  | {
      id: string | number | null;
      ok: false;
      error: { code: ErrorCode; message: string; details: ErrorDetails; findings?: readonly Finding[] };
    };

export function answerOf(
  id: string | number | null,
  outcome: Result<SimulateResult, InferbenchError>,
): Answer {
  if (outcome.ok) return { id, ok: true, result: outcome.value };
  const { code, message, details } = outcome.error;
  const findings = outcome.error instanceof RejectedError ? { findings: outcome.error.findings } : {};
  return { id, ok: false, error: { code, message, details, ...findings } };
}

/** Parts of a result that are one object for all configurations that agree on them. */
const SHARED: ReadonlySet<string> = new Set(['costAssumptions', 'provenance']);

/** One answer as a line of JSON. */
export function answerLine(answer: Answer): string {
  if (!answer.ok) return JSON.stringify(answer);
  return `{"id":${JSON.stringify(answer.id)},"ok":true,"result":${sharedText(answer.result, SHARED)}}`;
}
