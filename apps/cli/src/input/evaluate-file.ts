import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Evaluation } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { type ContextFlags, readContext } from './context-flags.ts';
import { readInput } from './read-input.ts';
import { receivedNow } from './received-now.ts';
import { chosenRuns, knownRunsOf, type RunFlag, type WiderCatalogue } from './runs-of.ts';

export interface FileEvaluation {
  file: string;
  /** Number in a file of several runs. */
  run?: number;
  evaluation: Evaluation;
}

/** Catalogue without a server: this machine's catalogue is all there is. */
const NOBODY_ELSE: WiderCatalogue = {
  extended: (catalogue) => Promise.resolve(catalogue),
  told: (findings) => [...findings],
};

/** Evaluates each run of each file as a server would evaluate it, one after the other. */
export async function evaluateFiles(
  files: readonly string[],
  flags: ContextFlags & RunFlag,
  server: WiderCatalogue = NOBODY_ELSE,
): Promise<FileEvaluation[]> {
  assertOneStdin([...files, ...[flags.contextFile, flags.chip, flags.model].filter((name) => name === '-')]);
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const evaluations: FileEvaluation[] = [];
  for (const file of files) {
    const source = { text: await readInput(file), file };
    const { runs, catalogue } = await knownRunsOf(source, { stated, select, server });
    for (const { run, number } of runs) {
      const judged = evaluateRun(run, catalogue, receivedNow());
      const evaluation = { ...judged, findings: server.told(judged.findings) };
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
