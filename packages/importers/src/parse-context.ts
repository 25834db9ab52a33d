import type { Finding } from '@inferbench/domain/finding';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { RunContext } from '@inferbench/domain/run-context';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import { parse, YAMLParseError } from 'yaml';

const MAX_CONTEXT_CHARS = 64 * 1024;

/** A context file, YAML or JSON; an empty text states nothing. Failures are findings with path and expectation. */
export function parseContext(text: string): Result<RunContext, Finding[]> {
  if (text.length > MAX_CONTEXT_CHARS)
    return fail([syntax(`it is longer than ${MAX_CONTEXT_CHARS} characters`)]);
  if (text.trim() === '') return ok({});
  try {
    // Aliases could expand without end; no context needs one.
    return parseWithFindings(RunContext, parse(text.replace(/^\uFEFF/, ''), { maxAliasCount: 0 }));
  } catch (error) {
    if (error instanceof YAMLParseError) return fail([syntax(error.message.split('\n')[0] ?? error.code)]);
    if (error instanceof ReferenceError) return fail([syntax('aliases are not allowed')]);
    throw error;
  }
}

function syntax(why: string): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'context',
    message: `The context is not readable as YAML or JSON: ${why.slice(0, 200)}.`,
    value: null,
    expected: 'YAML or JSON with the keys example, system, model, precision, techniques, power',
    fix: null,
  };
}
