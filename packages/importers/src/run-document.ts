// Format: InferBench's own run document, packages/domain/src/run.ts.
import type { Finding } from '@inferbench/domain/finding';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { Run } from '@inferbench/domain/run';
import { parseWithFindings } from '@inferbench/domain/schema-findings';

/** `inferbench import --json` wraps the run; what it wrote can be submitted as it is. */
const WRAPPED = 'inferbench.import/1';

/** True for a document that names our run schema, whatever its version, or that `import --json` wrote. */
export function isRunDocument(object: Readonly<Record<string, unknown>>): boolean {
  const { schema } = object;
  return typeof schema === 'string' && (schema === WRAPPED || schema.startsWith('inferbench.run/'));
}

/**
 * A run as `import` writes it, always `aggregate`: whatever it was made from, the raw data are not in it, so no grade may
 * build on them. Throws InvalidRunDocument.
 */
export function readRunDocument(object: Readonly<Record<string, unknown>>): Run {
  const parsed = parseWithFindings(Run, object['schema'] === WRAPPED ? object['run'] : object);
  if (parsed.ok) return { ...parsed.value, source: { ...parsed.value.source, variant: 'aggregate' } };
  throw new InvalidRunDocument(parsed.error);
}

/** INVALID with the first thing that is wrong; `findings` has all of them. */
export class InvalidRunDocument extends InferbenchError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const [first] = findings;
    super('INVALID', `${first?.message ?? 'The run document is not valid.'} (${findings.length} in all)`, {
      path: first?.path ?? '',
      ...(first?.value ? { value: first.value } : {}),
      ...(first?.expected ? { expected: first.expected } : {}),
    });
    this.findings = findings;
  }
}
