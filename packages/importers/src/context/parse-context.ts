import type { Finding } from '@inferbench/domain/errors/finding';
import { ok, type Result } from '@inferbench/domain/errors/result';
import { RunContext } from '@inferbench/domain/runs/run-context';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { readYaml } from '../shared/read-yaml.ts';

const MAX_CHARS = 64 * 1024;

/** A context file, YAML or JSON; an empty text states nothing. Failures are findings with path and expectation. */
export function parseContext(text: string): Result<RunContext, Finding[]> {
  if (text.trim() === '') return ok({});
  const read = readYaml(text, {
    maxChars: MAX_CHARS,
    path: 'context',
    expected: 'YAML or JSON with the keys example, system, model, precision, techniques, power, workload',
  });
  return read.ok ? parseWithFindings(RunContext, read.value) : read;
}
