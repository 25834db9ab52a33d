import type { Finding } from '@inferbench/domain/errors/finding';
import type { ValidationFailedType } from './payloads.type.ts';
import { validationFailed } from './refusals.ts';

/** A value of an input that has the wrong shape. */
export function shapeFinding(
  path: string,
  { value, expected, fix = null }: { value: string; expected: string; fix?: string | null },
): Finding {
  const message = `${path}: expected ${expected}, found ${value}.`;
  return { rule: 'SCHEMA-SHAPE', severity: 'reject', path, message, value, expected, fix };
}

/** An id of an input that names nothing the caller may use. */
export function referenceFinding(
  path: string,
  { id, message, fix }: { id: string; message: string; fix: string },
): Finding {
  return {
    rule: 'SCHEMA-REFERENCE',
    severity: 'reject',
    path,
    message,
    value: id.slice(0, 80),
    expected: null,
    fix,
  };
}

/** The answer where such an id is what the mutation is about. */
export function notFound(
  path: string,
  about: { id: string; message: string; fix: string },
): ValidationFailedType {
  return { ...validationFailed(about.message, [referenceFinding(path, about)]), code: 'NOT_FOUND' };
}
