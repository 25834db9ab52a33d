import type { InferbenchError } from './inferbench-error.ts';
import type { Result } from './result.ts';

/** Why the engine gives no number, as data: errors with methods do not pass from a worker to its page. */
export interface Refused {
  code: string;
  message: string;
  /** Key of the request that it is about. */
  path: string | null;
  fix: string | null;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refused: Refused };

export function refusedOf({ code, message, details }: InferbenchError): Refused {
  return { code, message, path: details.path ?? null, fix: details.fix ?? null };
}

export function outcomeOf<T>(result: Result<T, InferbenchError>): Outcome<T> {
  return result.ok ? { ok: true, value: result.value } : { ok: false, refused: refusedOf(result.error) };
}
