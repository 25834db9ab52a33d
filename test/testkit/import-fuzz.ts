import { readdirSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { importRuns } from '@inferbench/importers/import-runs';
import { seededIndexes } from '@inferbench/scoring/bootstrap';
import { ROOT } from './environment.ts';
import { readFixture } from './fixture.ts';
import { inventedNumbers } from './invented-numbers.ts';
import { mutated } from './mutate-file.ts';

const FOLDER = 'test/fixtures';
/** Longer than any single file of ours takes by far. */
const MAX_MS = 1000;

export interface FuzzFile {
  /** Folder of the tool. */
  tool: string;
  name: string;
  text: string;
}

/** Every fixture of every tool that some importer takes. */
export function fuzzFiles(): FuzzFile[] {
  return readdirSync(path.join(ROOT, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: tool }) =>
      readdirSync(path.join(ROOT, FOLDER, tool), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(json|jsonl|csv|txt|ya?ml)$/.test(name))
        .map((name) => ({ tool, name, text: readFixture(path.join(FOLDER, tool, name)) })),
    );
}

export interface FuzzOutcome {
  imported: number;
  refused: number;
  /** What must never happen, with the seed that shows it again. */
  failures: string[];
}

/** Imports `count` mutations of a file. */
export function fuzz(file: FuzzFile, { count, seed }: { count: number; seed: number }): FuzzOutcome {
  const outcome: FuzzOutcome = { imported: 0, refused: 0, failures: [] };
  for (let i = 0; i < count; i += 1) {
    const text = mutated(file.text, seededIndexes(seed + i));
    const failure = failureOf(text, outcome);
    if (failure !== null) outcome.failures.push(`${file.tool}/${file.name}, seed ${seed + i}: ${failure}`);
  }
  return outcome;
}

function failureOf(text: string, outcome: FuzzOutcome): string | null {
  const start = performance.now();
  try {
    const imported = importRuns({ files: [{ name: null, text }], context: {}, catalogue });
    const took = performance.now() - start;
    if (took > MAX_MS) return `took ${Math.round(took)} ms`;
    if (!imported.ok) {
      outcome.refused += 1;
      return unclear(imported.error);
    }
    outcome.imported += 1;
    const invented = imported.value.runs.flatMap(({ run }) => inventedNumbers(run, [text]));
    return invented.length === 0 ? null : `invented ${JSON.stringify(invented.slice(0, 3))}`;
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** A refusal without a code of the catalogue or without a place. */
function unclear(error: unknown): string | null {
  if (!(error instanceof InferbenchError)) return 'refused without an InferbenchError';
  if (!ErrorCode.safeParse(error.code).success) return `refused with the unknown code ${error.code}`;
  return (error.details.path ?? '') === '' ? `${error.code} without a path` : null;
}
