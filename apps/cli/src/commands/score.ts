import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { type ContextFlags, withContextFlags } from '../input/context-flags.ts';
import { evaluateFiles, type FileEvaluation } from '../input/evaluate-file.ts';
import { printData, printFindings, printJson, ReportedFailure } from '../terminal/output.ts';
import { parseDocument } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { ServerEntries } from '../server/server-entries.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';
import { describePoint } from '../terminal/score-view.ts';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';

const EXAMPLES = `Examples:
  $ inferbench score result.json --context-file system.yaml
  $ inferbench score run.json --json > evaluation.json
  $ inferbench score run.json --expect evaluation.json     # exit 7 if anything differs
`;

interface Flags extends ContextFlags, RunFlag, ServerFlags {
  expect?: string;
  json?: true;
}

export function configureScore(command: Command): void {
  const documented = command.argument('<file...>', 'runs or result files; - is stdin');
  withServerFlag(withRunFlag(withContextFlags(documented)))
    .option('--expect <file>', 'what `score --json` said before, here or elsewhere; exit 7 if it differs')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(score);
}

async function score(files: string[], flags: Flags): Promise<void> {
  const evaluated = await evaluateFiles(files, flags, new ServerEntries(flags));
  const rejected = evaluated.some(({ evaluation }) => evaluation.verdict === 'REJECTED');
  if (flags.expect !== undefined) await assertExpected(evaluated, flags.expect);
  if (flags.json) printJson('score', { ok: !rejected, files: evaluated });
  else for (const entry of evaluated) describe(entry, evaluated.length > 1);
  if (rejected) throw new ReportedFailure(EXIT_CODES.invalid);
}

function describe({ file, run, evaluation }: FileEvaluation, several: boolean): void {
  const { engineVersion, policyVersion, verdict } = evaluation;
  if (several) printData(`${file}${run === undefined ? '' : `, run ${run}`}:`);
  for (const point of evaluation.points) printData(describePoint(point));
  printFindings(evaluation.findings);
  printData(`verdict   ${verdict}, engine ${engineVersion}, policy ${policyVersion}`);
}

/** Compares evaluations in order; where the files lie does not matter. */
async function assertExpected(evaluated: readonly FileEvaluation[], file: string): Promise<void> {
  const expected = evaluationsIn(parseDocument(await readInput(file), file));
  if (expected === null) {
    const details = { path: file, expected: 'the output of `inferbench score --json`' };
    throw new InferbenchError('INVALID', `${file} holds no evaluation.`, details);
  }
  const difference = firstDifference(
    evaluated.map((entry) => entry.evaluation),
    expected,
  );
  if (difference === null) return;
  const { path, found, wanted } = difference;
  throw new InferbenchError('SCORE_MISMATCH', `${path} differs from ${file}.`, {
    path,
    value: found,
    expected: wanted,
    fix: 'Compare engineVersion and policyVersion: scores are equal only under equal versions.',
  });
}

function evaluationsIn(document: unknown): unknown[] | null {
  if (typeof document !== 'object' || document === null) return null;
  if ('files' in document && Array.isArray(document.files))
    return document.files.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'evaluation' in entry ? entry.evaluation : null,
    );
  return 'engineVersion' in document ? [document] : null;
}

interface Difference {
  path: string;
  found: string;
  wanted: string;
}

const SHOWN_CHARS = 80;

/** Finds where two plain values first differ, in the order of their keys; null where their bytes are equal. */
export function firstDifference(found: unknown, wanted: unknown, path = ''): Difference | null {
  if (bytes(found) === bytes(wanted)) return null;
  const [left, right] = [entriesOf(found), entriesOf(wanted)];
  if (left === null || right === null) return { path, found: shown(found), wanted: shown(wanted) };
  for (const key of [...new Set([...left.keys(), ...right.keys()])].toSorted()) {
    const inner = Array.isArray(found) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const difference = firstDifference(left.get(key), right.get(key), inner);
    if (difference) return difference;
  }
  return null;
}

function bytes(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value);
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : bytes(value).slice(0, SHOWN_CHARS);
}
