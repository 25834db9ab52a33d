import {
  type EnvironmentRecord,
  MEASUREMENT_FORMAT,
  type MeasurementHeader,
  type MeasurementRecord,
} from '@inferbench/domain/runs/measurement/record';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type MeasurementFile, measurementFile } from '@inferbench/importers/tools/measurement/file';
import { isMeasurementText, wholeLines } from '@inferbench/importers/tools/measurement/text';
import { isJsonObject } from '../input/parsed-json.ts';
import { notWritten } from '../terminal/write-new.ts';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { MAX_ALL_KEYS, MAX_FILE_CHARS } from '@inferbench/importers/shared/content-limits';

/** Kept free for the line that says why it ended. */
const END_BYTES = 1000;

/** A file of a measurement that is being written, line by line. */
export interface MeasurementWriter {
  /** False where the file has no room for them: it would be larger than any that is read, and nothing is written. */
  write(records: readonly MeasurementRecord[]): boolean;
  /** What was written is on the disk, whatever happens to the machine. */
  keep(): void;
  close(): void;
}

export function measurementWriter(file: string, mode: 'new' | 'append'): MeasurementWriter {
  const descriptor = opened(file, mode);
  let bytes = fstatSync(descriptor).size;
  let keys = mode === 'new' ? 0 : keysOf(readFileSync(file, 'utf8'));
  return {
    write(records) {
      if (records.length === 0) return true;
      const text = `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;
      const [length, count] = [Buffer.byteLength(text), keysOf(text)];
      const room = records.every(({ record }) => record === 'end') ? 0 : END_BYTES;
      if (bytes + length + room > MAX_FILE_CHARS || keys + count + room > MAX_ALL_KEYS) return false;
      writeSync(descriptor, text);
      [bytes, keys] = [bytes + length, keys + count];
      return true;
    },
    keep: () => fsyncSync(descriptor),
    close: () => closeSync(descriptor),
  };
}

/** Keys of its objects, as importers count them. */
function keysOf(text: string): number {
  return text.split('":').length - 1;
}

function opened(file: string, mode: 'new' | 'append'): number {
  try {
    return openSync(file, mode === 'new' ? 'wx' : 'a', 0o644);
  } catch (error) {
    throw notWritten(error, { file, path: '--out' });
  }
}

/**
 * What a file holds of an earlier run of the same command; null where there is no such file. The line that a killed run was
 * writing is cut off. Errors: ALREADY_EXISTS for a file of something else, INVALID, PAYLOAD_TOO_LARGE.
 */
export function earlierMeasurement(file: string): MeasurementFile | null {
  if (!existsSync(file)) return null;
  const text = measurementText(file);
  if (text === '') return null;
  if (!isMeasurementText(text))
    throw new InferbenchError('ALREADY_EXISTS', `${file} is there already and is no measurement.`, {
      path: '--out',
      fix: 'Name a file that is not there yet.',
    });
  const whole = wholeLines(text);
  const read = measurementFile(linesOf(whole));
  truncateSync(file, Buffer.byteLength(whole.trimEnd()));
  const descriptor = openSync(file, 'a');
  writeSync(descriptor, '\n');
  closeSync(descriptor);
  return read;
}

/** The whole file as it stands, for what is said at the end. */
export function readMeasurement(file: string): MeasurementFile {
  return measurementFile(linesOf(wholeLines(measurementText(file))));
}

function measurementText(file: string): string {
  const { size } = statSync(file);
  if (size > MAX_FILE_CHARS)
    throw new InferbenchError(
      'PAYLOAD_TOO_LARGE',
      `${file} is larger than any result file that InferBench reads.`,
      {
        path: '--out',
        value: `${size} bytes`,
        expected: `at most ${MAX_FILE_CHARS} bytes`,
        fix: 'Measure fewer requests a file, or leave the times of single tokens out: --no-token-times.',
      },
    );
  return readFileSync(file, 'utf8');
}

function linesOf(text: string): Record<string, unknown>[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const value: unknown = JSON.parse(line);
    return isJsonObject(value) ? [{ ...value }] : [];
  });
}

/** A killed measurement goes on only as what it was. Error: ALREADY_EXISTS with the first field that differs. */
export function assertSameMeasurement(
  { header, environment }: Pick<MeasurementFile, 'header' | 'environment'>,
  now: { header: MeasurementHeader; server: EnvironmentRecord['server'] },
): void {
  const before = comparable(header, environment?.server ?? now.server);
  const after = comparable(now.header, now.server);
  const differing = Object.keys({ ...before, ...after }).find((key) => before[key] !== after[key]);
  if (differing === undefined) return;
  throw new InferbenchError(
    'ALREADY_EXISTS',
    `The file is of another measurement: its ${differing} differs.`,
    {
      path: '--out',
      value: after[differing]?.slice(0, 200) ?? 'none',
      expected: before[differing]?.slice(0, 200) ?? 'none',
      fix: 'Repeat the command with the flags that it had, or name another file.',
    },
  );
}

/** All but when it began. */
function comparable(
  { endpoint, plan, context, model, seed, tool }: MeasurementHeader,
  server: EnvironmentRecord['server'],
): Record<string, string> {
  const parts = {
    ...plan,
    ...endpoint,
    context: context ?? {},
    model,
    seed,
    tool,
    server,
    format: MEASUREMENT_FORMAT,
  };
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, canonicalJson(value)]));
}
