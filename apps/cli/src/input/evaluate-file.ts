import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Evaluation } from '@inferbench/domain/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { type ContextFlags, readContext } from './context-flags.ts';
import { readInput } from './read-input.ts';
import { receivedNow } from './received-now.ts';
import { chosenRuns, type RunFlag, runsOf } from './runs-of.ts';

export interface FileEvaluation {
  file: string;
  /** Its number in a file of several runs. */
  run?: number;
  evaluation: Evaluation;
}

/** Each run of each file as a server would evaluate it, one after the other. */
export async function evaluateFiles(
  files: readonly string[],
  flags: ContextFlags & RunFlag,
): Promise<FileEvaluation[]> {
  assertOneStdin([...files, ...[flags.contextFile, flags.chip, flags.model].filter((name) => name === '-')]);
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const evaluations: FileEvaluation[] = [];
  for (const file of files) {
    for (const { run, number } of runsOf({ text: await readInput(file), file }, stated, select)) {
      const evaluation = evaluateRun(run, stated.catalogue, receivedNow());
      evaluations.push({ file, ...(number === null ? {} : { run: number }), evaluation });
    }
  }
  return evaluations;
}

/** stdin can be read once. */
export function assertOneStdin(names: readonly (string | undefined)[]): void {
  if (names.filter((name) => name === '-').length > 1)
    throw new InferbenchError('USAGE', 'Only one of the files can be stdin (-).');
}
