import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { readMeasurement } from 'inferbench/measure/file';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import type { z } from 'zod';
import { type DeterministicEngine, startEngine } from '../engines/deterministic/engine.ts';
import type { EngineSettings } from '../engines/deterministic/settings.ts';
import type { RequestTruth } from '../engines/deterministic/truth.ts';
import { callCli } from './call-cli.ts';

type Answer = z.infer<typeof OUTPUT_SCHEMAS.measure>;

export interface Measured {
  exitCode: number | null;
  answer: Exclude<Answer, { error: unknown }>;
  file: ReturnType<typeof readMeasurement>;
  text: string;
  /** What the engine knows of the requests of the stages, without those by which it was got to know. */
  truth: RequestTruth[];
  stderr: string;
}

/** A folder for the files of one test. */
export async function inFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'inferbench-measure-'));
  try {
    return await action(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withEngine<T>(
  settings: Partial<EngineSettings>,
  action: (engine: DeterministicEngine) => Promise<T>,
): Promise<T> {
  const engine = await startEngine(settings);
  try {
    return await action(engine);
  } finally {
    await engine.close();
  }
}

/** Measures a deterministic engine by the command line, and gives both sides of it. */
export function measured(
  settings: Partial<EngineSettings>,
  flags: readonly string[],
  env: Record<string, string> = {},
): Promise<Measured> {
  return withEngine(settings, (engine) =>
    inFolder(async (folder) => {
      const out = path.join(folder, 'run.jsonl');
      const args = ['measure', '--url', engine.url, '--power', 'none', '--out', out, ...flags, '--json'];
      const { exitCode, stdout, stderr } = await callCli(args, env);
      const answer = OUTPUT_SCHEMAS.measure.parse(JSON.parse(stdout));
      if ('error' in answer) throw new Error(`${answer.error.code}: ${answer.error.message}`);
      const truth = engine.truth.requests.filter(({ requestId }) => /^measure-\d/.test(requestId));
      return { exitCode, answer, stderr, truth, file: readMeasurement(out), text: readFileSync(out, 'utf8') };
    }),
  );
}

/** Pairs both sides of each request of a measurement. */
export function pairs({ file, truth }: Pick<Measured, 'file' | 'truth'>): [RequestRecord, RequestTruth][] {
  const byId = new Map(truth.map((request) => [request.requestId, request]));
  return file.stages.flatMap(({ stage, requests }) =>
    requests.flatMap((record): [RequestRecord, RequestTruth][] => {
      const known = byId.get(`measure-${stage.stage}-${record.id}`);
      return known === undefined ? [] : [[record, known]];
    }),
  );
}
