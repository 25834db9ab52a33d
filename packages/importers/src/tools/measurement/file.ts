import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import {
  type CountersRecord,
  type EnvironmentRecord,
  type EndRecord,
  MeasurementRecord,
  type MeasurementHeader,
  type PowerRecord,
  type QualityRecord,
  type RequestRecord,
  type StageRecord,
} from '@inferbench/domain/runs/measurement/record';
import { isWhole } from '@inferbench/domain/runs/measurement/contradictions';
import { stageLength } from '@inferbench/domain/runs/measurement/stage-length';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { wrongValue } from '../../shared/import-refusals.ts';
import type { JsonObject } from '../../shared/importer.ts';

/** A stage that ran to its end, with all that was written of it. */
export interface MeasuredStage {
  stage: StageRecord;
  requests: readonly RequestRecord[];
  counters: readonly CountersRecord[];
  power: readonly PowerRecord[];
}

/** What a file of `inferbench measure` holds, however far it came. */
export interface MeasurementFile {
  header: MeasurementHeader;
  environment: EnvironmentRecord | null;
  /** Stages in the order in which they ran. */
  stages: readonly MeasuredStage[];
  /** Stages of which something is written and not their end: they are measured again. */
  open: number;
  quality: QualityRecord | null;
  end: EndRecord | null;
}

/** Lines of one stage until its end is read. */
type Lines = Omit<MeasuredStage, 'stage'> & {
  requests: RequestRecord[];
  /** Number of the line of each request. */
  requestLines: number[];
  counters: CountersRecord[];
  power: PowerRecord[];
};

/** The lines of a file in order. Throws INVALID with the line. */
export function measurementFile(lines: readonly JsonObject[]): MeasurementFile {
  const [header, ...others] = lines.map(recordOf);
  if (header?.record !== 'header') throw wrongValue('[0].record', lines[0]?.['record'], '"header"');
  const file = { header, environment: null, quality: null, end: null } as const;
  return others.reduce(
    (reader, record, i) => reader.take(record, i + 1),
    new FileReader({ ...file, stages: [], open: 0 }),
  ).file;
}

class FileReader {
  readonly #stages: MeasuredStage[] = [];
  readonly #closed = new Set<number>();
  readonly #open = new Map<number, Lines>();
  #file: MeasurementFile;

  constructor(file: MeasurementFile) {
    this.#file = file;
  }

  get file(): MeasurementFile {
    return { ...this.#file, stages: this.#stages, open: this.#open.size };
  }

  take(record: MeasurementRecord, line: number): this {
    switch (record.record) {
      case 'header':
        throw wrongValue(`[${line}].record`, record.record, 'one header, in the first line');
      case 'environment':
      case 'quality':
      case 'end':
        this.#file = { ...this.#file, [record.record]: record };
        break;
      case 'resumed':
        this.#open.clear();
        this.#file = { ...this.#file, end: null };
        break;
      case 'request':
        this.#request(record, line);
        break;
      case 'counters':
        this.#linesOf(record.stage, line).counters.push(record);
        break;
      case 'power':
        this.#linesOf(record.stage, line).power.push(record);
        break;
      case 'stage':
        this.#close(record, line);
        break;
    }
    return this;
  }

  #request(record: RequestRecord, line: number): void {
    const { requests, requestLines } = this.#linesOf(record.stage, line);
    requests.push(record);
    requestLines.push(line);
  }

  #linesOf(stage: number, line: number): Lines {
    this.#refuseClosed(stage, line);
    const open = this.#open.get(stage) ?? noLines();
    this.#open.set(stage, open);
    return open;
  }

  #close(stage: StageRecord, line: number): void {
    this.#refuseClosed(stage.stage, line);
    if (this.#stages.length >= MEASUREMENT_LIMITS.stages)
      throw wrongValue(`[${line}].stage`, stage.stage, `at most ${MEASUREMENT_LIMITS.stages} stages`);
    const { requestLines, ...lines } = this.#open.get(stage.stage) ?? noLines();
    const { warmUpRequests } = stageLength(this.#file.header.plan, stage.load);
    const isStreamed = this.#file.header.endpoint.isStreamed ?? true;
    lines.requests.forEach((request, i) => {
      refuseMiscast(request, warmUpRequests, requestLines[i] ?? line);
      refuseUnlike(request, isStreamed, requestLines[i] ?? line);
    });
    refuseUncounted(stage, lines.requests, line);
    this.#open.delete(stage.stage);
    this.#closed.add(stage.stage);
    this.#stages.push({ stage, ...lines });
  }

  #refuseClosed(stage: number, line: number): void {
    if (this.#closed.has(stage))
      throw wrongValue(`[${line}].stage`, stage, 'a stage that has not ended in a line before');
  }
}

function noLines(): Lines {
  return { requests: [], requestLines: [], counters: [], power: [] };
}

/** The first requests of a stage are its warm-up, as many as were planned: nobody chooses afterwards which ones count. */
function refuseMiscast({ id, isWarmUp }: RequestRecord, warmUpRequests: number, line: number): void {
  if (isWarmUp === id < warmUpRequests) return;
  const expected = `${!isWarmUp}: the first ${warmUpRequests} requests of a stage are its warm-up, and no others; this one is ${id}`;
  throw wrongValue(`[${line}].isWarmUp`, String(isWarmUp), expected);
}

/** Answers have the times of a stream or they have none, as the header says. */
function refuseUnlike(request: RequestRecord, isStreamed: boolean, line: number): void {
  if (request.outcome !== 'completed' || isWhole(request) !== isStreamed) return;
  const expected = isStreamed ? 'a time: answers came as streams' : 'null: answers came whole';
  throw wrongValue(`[${line}].firstTokenUs`, request.firstTokenUs, expected);
}

/** Accounting closes: what a stage counts is what its lines say, and every request lies within it. */
function refuseUncounted(stage: StageRecord, requests: readonly RequestRecord[], line: number): void {
  const measured = requests.filter(({ isWarmUp }) => !isWarmUp);
  const at = (key: string) => `[${line}].${key}`;
  const lines = (count: number) => `${count}, the requests of the stage in the lines before`;
  if (stage.issued !== measured.length) throw wrongValue(at('issued'), stage.issued, lines(measured.length));
  const by = new Map<string, number>();
  for (const { outcome } of measured) by.set(outcome, (by.get(outcome) ?? 0) + 1);
  const counted = { completed: stage.completed, ...stage.failed };
  for (const outcome of new Set([...by.keys(), ...Object.keys(counted)])) {
    const stated = Object.entries(counted).find(([key]) => key === outcome)?.[1] ?? 0;
    const key = outcome === 'completed' ? outcome : `failed.${outcome}`;
    if (stated !== (by.get(outcome) ?? 0)) throw wrongValue(at(key), stated, lines(by.get(outcome) ?? 0));
  }
  if (new Set(requests.map(({ id }) => id)).size < requests.length)
    throw wrongValue(at('stage'), stage.stage, 'each request once');
  refuseOutside(stage, measured, at);
}

function refuseOutside(
  stage: StageRecord,
  measured: readonly RequestRecord[],
  at: (key: string) => string,
): void {
  const { startedUs, warmUpEndUs, endedUs } = stage;
  if (warmUpEndUs < startedUs) throw wrongValue(at('warmUpEndUs'), warmUpEndUs, 'not before startedUs');
  if (endedUs <= warmUpEndUs) throw wrongValue(at('endedUs'), endedUs, 'after warmUpEndUs');
  const early = measured.find(({ scheduledUs }) => scheduledUs < warmUpEndUs);
  if (early !== undefined)
    throw wrongValue(
      at('warmUpEndUs'),
      warmUpEndUs,
      `at most ${early.scheduledUs}, when request ${early.id} was due`,
    );
  const late = measured.find(({ endUs }) => endUs > endedUs);
  if (late !== undefined)
    throw wrongValue(at('endedUs'), endedUs, `at least ${late.endUs}, when request ${late.id} ended`);
}

function recordOf(line: JsonObject, i: number): MeasurementRecord {
  const parsed = parseWithFindings(MeasurementRecord, line);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.error;
  const path = `[${i}]${first === undefined || first.path === '' ? '' : `.${first.path}`}`;
  throw new InferbenchError('INVALID', `${path}: ${first?.message ?? 'no record of a measurement'}`, {
    path: path.slice(0, 200),
    ...(first?.value == null ? {} : { value: first.value }),
    ...(first?.expected == null ? {} : { expected: first.expected }),
    fix: 'Use the file as `inferbench measure` wrote it.',
  });
}
