// Format: InferBench's own run document, packages/domain/src/runs/run.ts.
import type { Finding } from '@inferbench/domain/errors/finding';
import { WEIGHTS_PATH } from '@inferbench/domain/terms/precision-basis';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Run } from '@inferbench/domain/runs/run';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';

import { isRecord, objectsOf } from '../shared/content-items.ts';
import type { Importer, JsonObject } from '../shared/importer.ts';

/** `inferbench import --json` and `join-sweep --json` wrap their runs; what they wrote can be submitted as it is. */
const WRAPPED: ReadonlySet<unknown> = new Set(['inferbench.import/1', 'inferbench.join-sweep/1']);

/** Documents that name our run schema, whatever its version, or that `import` or `join-sweep` wrote. */
export const runDocument: Importer = {
  format: 'RUN',
  recognises: ({ content }) => {
    const objects = objectsOf(content);
    return objects.length > 0 && objects.every(isRunDocument);
  },
  read: (files) => files.flatMap(({ content }) => objectsOf(content).flatMap(runsIn).map(readRun)),
};

function isRunDocument({ schema }: JsonObject): boolean {
  return typeof schema === 'string' && (WRAPPED.has(schema) || schema.startsWith('inferbench.run/'));
}

/** What `import --json` wrote of one run, of several, or a run itself. */
function runsIn(object: JsonObject): unknown[] {
  if (!WRAPPED.has(object['schema'])) return [object];
  const { run, runs } = object;
  if (!Array.isArray(runs)) return [run];
  return runs.map((entry: unknown) => (isRecord(entry) ? entry['run'] : entry));
}

/**
 * A run as `import` writes it, always `aggregate`: whatever it was made from, the raw data are not in it, so no grade may
 * build on them, and no file says what its weights were. Throws InvalidRunDocument.
 */
function readRun(document: unknown): Run {
  const parsed = parseWithFindings(Run, document);
  if (parsed.ok) return { ...parsed.value, source: withoutEvidence(parsed.value) };
  throw new InvalidRunDocument(parsed.error);
}

function withoutEvidence({ source, precision }: Run): Run['source'] {
  if (precision.weights === null) return { ...source, variant: 'aggregate' };
  return { ...source, variant: 'aggregate', stated: [...new Set([...(source.stated ?? []), WEIGHTS_PATH])] };
}

/** INVALID with the first thing that is wrong; `findings` has all of them. */
export class InvalidRunDocument extends InferbenchError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const [first] = findings;
    super('INVALID', `${first?.message ?? 'The run document is not valid.'} (${findings.length} in all)`, {
      path: first?.path || 'document',
      ...(first?.value ? { value: first.value } : {}),
      ...(first?.expected ? { expected: first.expected } : {}),
    });
    this.findings = findings;
  }
}
