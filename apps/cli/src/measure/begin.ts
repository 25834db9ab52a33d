import { randomInt } from 'node:crypto';
import { cpus, release, type as osType } from 'node:os';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import {
  type EnvironmentRecord,
  MEASUREMENT_FORMAT,
  MeasurementHeader,
} from '@inferbench/domain/runs/measurement/record';
import type { MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { TOOL_VERSION } from '../environment/version.ts';
import {
  assertSameMeasurement,
  earlierMeasurement,
  measurementWriter,
  type MeasurementWriter,
} from './file.ts';
import type { KnownEndpoint } from './known-endpoint.ts';
import type { StatedPlan } from './plan.ts';

export const TOOL = { name: 'inferbench measure', version: TOOL_VERSION } as const;

const NAME_CHARS = 120;

export interface Asked {
  out: string;
  plan: StatedPlan['plan'];
  seed: number;
  isLoopback: boolean;
  context: RunContext;
}

export interface Begun {
  header: MeasurementHeader;
  writer: MeasurementWriter;
  earlier: MeasurementFile | null;
  /** Origin of all times of the file, on the clock that threads share. */
  originNs: bigint;
}

/** A new file with what is measured, or the file of a killed measurement that goes on. Error: ALREADY_EXISTS. */
export function begin(asked: Asked, { endpoint, inputCount, server }: KnownEndpoint): Begun {
  const { plan, seed, isLoopback, context, out } = asked;
  const { api, promptKind, model, isStreamed, statedBody } = endpoint;
  const header = MeasurementHeader.parse({
    record: 'header',
    format: MEASUREMENT_FORMAT,
    tool: TOOL,
    startedAt: new Date().toISOString(),
    seed,
    model,
    endpoint: {
      api,
      promptKind,
      inputCount,
      isLoopback,
      ...(isStreamed ? {} : { isStreamed }),
      ...(statedBody === undefined ? {} : { body: JSON.stringify(statedBody) }),
    },
    plan,
    ...(Object.keys(context).length === 0 ? {} : { context }),
  });
  const earlier = earlierMeasurement(out);
  if (earlier === null) {
    const writer = measurementWriter(out, 'new');
    writer.write([header, environmentOf(server)]);
    return { header, writer, earlier, originNs: process.hrtime.bigint() };
  }
  assertSameMeasurement(earlier, { header, server });
  const elapsedUs = Math.max((Date.now() - Date.parse(earlier.header.startedAt)) * 1000, lastUs(earlier) + 1);
  const writer = measurementWriter(out, 'append');
  if (earlier.end?.isComplete !== true) writer.write([{ record: 'resumed', atUs: elapsedUs }]);
  return {
    header: earlier.header,
    writer,
    earlier,
    originNs: process.hrtime.bigint() - BigInt(elapsedUs) * 1000n,
  };
}

function lastUs({ stages }: MeasurementFile): number {
  return stages.reduce((last, { stage }) => Math.max(last, stage.endedUs), 0);
}

function environmentOf(server: EnvironmentRecord['server']): EnvironmentRecord {
  return {
    record: 'environment',
    os: `${osType()} ${release()}`.slice(0, NAME_CHARS),
    cpu: cpus()[0]?.model.trim().slice(0, NAME_CHARS) || null,
    cores: Math.max(1, cpus().length),
    node: process.version,
    server,
  };
}

/** Salt of this process: prompts of another one begin otherwise. */
export function newSalt(): number {
  return randomInt(2 ** 31);
}
