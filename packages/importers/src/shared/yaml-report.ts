import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { parseDocument } from 'yaml';
import { tooDeep } from './content-error.ts';
import { isRecord } from './content-items.ts';
import type { JsonObject } from './importer.ts';
import { holdsTooMany, MAX_YAML_ALIASES, MAX_YAML_CHARS, REPORT_LIMITS, yamlSize } from './yaml-limits.ts';

export interface YamlReport {
  object: JsonObject;
  comments: number;
}

/**
 * A result file in YAML: `.inf` and `.nan` as numbers, dates as text, a key that stands twice refused. Errors:
 * PAYLOAD_TOO_LARGE, IMPORT_TOO_DEEP, IMPORT_NOT_JSON, each with a line.
 */
export function readYamlReport(text: string): Result<YamlReport, InferbenchError> {
  if (text.length > MAX_YAML_CHARS)
    return fail(
      new InferbenchError('PAYLOAD_TOO_LARGE', 'The file is larger than any YAML report of a benchmark.', {
        path: 'document',
        value: `${text.length} characters`,
        expected: `at most ${MAX_YAML_CHARS}`,
        fix: 'Save the report as JSON.',
      }),
    );
  const { comments, excess } = yamlSize(text, REPORT_LIMITS);
  if (excess !== null) return fail(tooDeep(excess.what, `line ${excess.line}`));
  const document = parseDocument(text, { merge: true, prettyErrors: true, logLevel: 'error' });
  const [error] = document.errors;
  if (error !== undefined) return fail(notYaml(error.message, error.linePos?.[0].line ?? 1));
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    if (holdsTooMany(value)) return fail(tooDeep('too many values behind its aliases', 'document'));
    return isRecord(value) ? ok({ object: value, comments }) : fail(notYaml('it holds no keys', 1));
  } catch (caught) {
    const isOfText = caught instanceof ReferenceError || String(caught).includes('Merge sources');
    if (isOfText && caught instanceof Error) return fail(notYaml(caught.message, 1));
    throw caught;
  }
}

function notYaml(message: string, line: number): InferbenchError {
  const why = (message.split('\n')[0] ?? '').replace(/:$/, '').slice(0, 200);
  return new InferbenchError('IMPORT_NOT_JSON', `The file is not readable as YAML: ${why}.`, {
    path: `line ${line}`,
    expected: 'one YAML document as the tool wrote it, no key twice',
    fix: 'Check that the file was copied whole.',
  });
}
