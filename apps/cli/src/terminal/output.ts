import { ERROR_CATALOGUE, EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { onStderr } from './colours.ts';

/** Data goes to stdout, everything else to stderr. */
export function printData(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** One JSON object with its versioned schema name. */
export function printJson(command: string, value: Record<string, unknown>): void {
  printData(JSON.stringify({ schema: `inferbench.${command}/1`, ...value }, null, 2));
}

/** Findings for people: rule, severity, sentence, fix. */
export function printFindings(findings: readonly Finding[]): void {
  for (const { rule, severity, path, message, fix } of findings) {
    const word = severity === 'reject' ? onStderr.red('reject') : onStderr.yellow(severity);
    const head = `${word} ${onStderr.bold(rule)} ${onStderr.dim(path)}`;
    printNote(`${head}\n  ${message}${fix === null ? '' : `\n  ${fix}`}`);
  }
}

/** What was wrong is part of the answer that was printed already; only the exit code is left to say. */
export class ReportedFailure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('reported');
    this.exitCode = exitCode;
  }
}

/** Prints a failure once, as JSON on stdout where JSON was asked for, and gives its exit code. */
export function printFailure(command: string, error: unknown, asJson: boolean): number {
  const known = error instanceof InferbenchError;
  const code = known ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  const details = known ? error.details : {};
  if (asJson) printJson(command, { ok: false, error: { code, message, details } });
  else {
    printNote(`${onStderr.red('error')} ${onStderr.bold(code)} ${message}`);
    for (const key of ['path', 'value', 'expected', 'fix'] as const) {
      if (details[key] !== undefined) printNote(`  ${key}: ${details[key]}`);
    }
  }
  return known ? ERROR_CATALOGUE[error.code].exitCode : EXIT_CODES.unexpected;
}
