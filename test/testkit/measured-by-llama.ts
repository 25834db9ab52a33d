import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { MeasurementRecord } from '@inferbench/domain/runs/measurement/record';
import { modelSpecification } from '../engines/llama/model-specification.ts';
import type { ShapeName } from '../engines/llama/shapes.ts';
import type { LoadPoint } from '@inferbench/scoring/knee';
import { callCli } from './call-cli.ts';
import { declaredChip } from './declared-chip.ts';
import type { CliOutcome } from './processes.ts';

/** A machine of one's own and a model of one's own, known to a server. */
export interface OwnSystem {
  chip: string;
  model: string;
  /** What no client can see of the engine, as flags of the command line. */
  flags: string[];
}

type Environment = Record<string, string>;

/** Declares this machine and submits it with the model that the engine serves, both under the organisation's name. */
export async function submitOwnSystem(
  folder: string,
  { shape, organization, env }: { shape: ShapeName; organization: string; env: Environment },
): Promise<OwnSystem> {
  const chip = declaredChip(organization, 'local-desk');
  const specification = modelSpecification(shape) as { slug: string };
  for (const [name, document] of Object.entries({ chip, model: specification })) {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(document));
    await passed(['submit', file], env);
  }
  const flags = {
    'catalogue-model': specification.slug,
    chip: chip.slug,
    chips: '1',
    framework: 'llama.cpp',
    'weight-precision': 'int8',
    'activation-precision': 'int8',
    'kv-precision': 'fp16',
  };
  return {
    chip: chip.slug,
    model: specification.slug,
    flags: Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
  };
}

/** Measures a served model; gives what the command answers. */
export async function measured(args: readonly string[], env: Environment) {
  const { stdout } = await passed(['measure', ...args, '--power', 'none', '--json'], env);
  const answer = OUTPUT_SCHEMAS.measure.parse(JSON.parse(stdout));
  if (!answer.ok) throw new Error(stdout);
  return answer;
}

/** Runs a command that has to succeed. */
export async function passed(args: readonly string[], env: Environment): Promise<CliOutcome> {
  const outcome = await callCli(args, env);
  if (outcome.exitCode !== 0)
    throw new Error(
      `inferbench ${args.join(' ')}: ${outcome.exitCode}\n${outcome.stderr}\n${outcome.stdout}`,
    );
  return outcome;
}

function recordsOf(file: string): MeasurementRecord[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => MeasurementRecord.parse(JSON.parse(line)));
}

/** Output tokens a second of each load of a file, one value a repeat: what its clients got in the measured time. */
export function throughputs(file: string): Map<string, number[]> {
  const tokens = new Map<number, number>();
  const loads = new Map<string, number[]>();
  for (const record of recordsOf(file)) {
    if (record.record === 'request' && record.outcome === 'completed' && !record.isWarmUp)
      tokens.set(record.stage, (tokens.get(record.stage) ?? 0) + (record.outputTokens ?? 0));
    if (record.record !== 'stage' || record.isReturn || record.verdict !== 'VALID') continue;
    const load = JSON.stringify(record.load);
    const perSec = (1e6 * (tokens.get(record.stage) ?? 0)) / (record.endedUs - record.warmUpEndUs);
    loads.set(load, [...(loads.get(load) ?? []), perSec]);
  }
  return loads;
}

/** 95th percentile of the time to the first token of each valid stage of a closed loop, by its clients. */
export function firstTokens(file: string): LoadPoint[] {
  const waits = new Map<number, number[]>();
  const points: LoadPoint[] = [];
  for (const record of recordsOf(file)) {
    if (record.record === 'request' && record.outcome === 'completed' && !record.isWarmUp)
      waits.set(record.stage, [
        ...(waits.get(record.stage) ?? []),
        ((record.firstTokenUs ?? 0) - record.scheduledUs) / 1e6,
      ]);
    if (record.record !== 'stage' || record.verdict !== 'VALID' || record.load.kind !== 'closed') continue;
    const sorted = (waits.get(record.stage) ?? []).toSorted((a, b) => a - b);
    const p95Sec = sorted[Math.ceil(0.95 * sorted.length) - 1];
    if (p95Sec !== undefined) points.push({ concurrency: record.load.concurrency, p95Sec });
  }
  return points;
}
