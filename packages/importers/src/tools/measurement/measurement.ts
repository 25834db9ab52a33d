// Format: `inferbench measure`, JSON lines; packages/domain/src/runs/measurement/record.ts defines it.
import { loadKey } from '@inferbench/domain/runs/measurement/load';
import type { MeasurementPlan } from '@inferbench/domain/runs/measurement/plan';
import type { QualityRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import type { Run, RunPrecision } from '@inferbench/domain/runs/run';
import { US_PER_SEC } from '@inferbench/units/si';
import type { z } from 'zod';
import { objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { runInvalid } from '../../shared/import-refusals.ts';
import type { Content, Importer, JsonObject } from '../../shared/importer.ts';
import { countedTechniques } from './counters.ts';
import { type MeasurementFile, measurementFile } from './file.ts';
import { type CountedStage, measuredPoint, noteDrift } from './point.ts';
import { clientVerdict, stageStatistics, type StageStatistics } from './statistics.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';

/** One file is one run with one curve: a point for each stage, so that repeats are replicates of a load. */
export const measurement: Importer = {
  format: 'MEASUREMENT',
  recognises: ({ content }) => isMeasurement(objectsOf(content)[0]),
  read: (files) => files.map(({ content }) => readMeasurement(content)),
  contextOf: ({ content }) => measurementFile(objectsOf(content).slice(0, 1)).header.context,
};

function isMeasurement(first: JsonObject | undefined): boolean {
  const format = first?.['format'];
  return typeof format === 'string' && format.startsWith('inferbench.measurement/');
}

function readMeasurement(content: Content): Run {
  const file = measurementFile(objectsOf(content));
  const { header } = file;
  const reader = fieldReader({ 'header.model': header.model });
  const counted = countedStages(file, reader);
  const stages = inOrderOfLoad(counted.filter(({ stage }) => !stage.isReturn));
  const points = stages.map((stage, index) => measuredPoint(stage, { header, reader, index }));
  noteDrift(
    reader,
    stages.find(({ stage }) => stage.position === 0),
    counted.find(({ stage }) => stage.isReturn),
  );
  noteEnd(file, reader);
  notePrompts(header.plan, reader);
  const server = countedTechniques(stages);
  const system = systemOf(file, stages);
  const quality = qualityOf(file.quality, reader);
  const run = runOfReaders([reader, server.reader, system.reader], {
    tool: header.tool.name,
    toolVersion: header.tool.version,
    variant: 'detailed',
    servedName: reader.text('header.model', 'model.servedName'),
    startedAt: header.startedAt,
    system: { ...system.stated, warmUp: warmUpOf(stages) },
    precision: quality === null ? {} : { quality },
    points,
  });
  return { ...run, techniques: server.techniques };
}

/** Stages whose client kept up, by their requests and not by what the file says of them; the others are named. */
function countedStages(file: MeasurementFile, reader: FieldReader): CountedStage[] {
  const counted: CountedStage[] = [];
  for (const measured of file.stages) {
    const statistics = stageStatistics(measured.stage, measured.requests);
    const why = notCounted(measured.stage, statistics);
    if (why === null) counted.push({ ...measured, statistics });
    else
      reader.note(
        'STAGE_LEFT_OUT',
        `${nameOf(measured.stage)} is left out: ${why.verdict}. ${why.why ?? ''}`.trim(),
      );
  }
  // The first load once more, of which the first time does not count, is no curve.
  if (counted.some(({ stage }) => !stage.isReturn)) return counted;
  const [first] = file.stages;
  if (first === undefined) throw nothingMeasured('stage', 'No stage ran to its end');
  const why = notCounted(first.stage, stageStatistics(first.stage, first.requests));
  throw runInvalid(
    `No stage of the measurement counts. ${nameOf(first.stage)}: ${why?.verdict ?? ''}. ${why?.why ?? ''}`.trim(),
    why?.verdict ?? 'INCOMPLETE',
  );
}

type Verdict = NonNullable<ReturnType<typeof clientVerdict>>;

function notCounted(stage: StageRecord, statistics: StageStatistics): Verdict | null {
  if (statistics.counts.completed === 0) return { verdict: 'INCOMPLETE', why: 'No request completed.' };
  const ours = clientVerdict(statistics);
  if (ours !== null && ours.verdict !== 'VALID') return ours;
  return stage.verdict === 'VALID' ? null : stage;
}

function nameOf({ stage, load, repeat }: StageRecord): string {
  return `Stage ${stage} (${loadKey(load)}, repeat ${repeat + 1})`;
}

/** The lightest load first; the repeats of a load in the order in which they ran. */
function inOrderOfLoad(stages: readonly CountedStage[]): CountedStage[] {
  const size = ({ stage: { load } }: CountedStage) =>
    load.kind === 'closed' ? load.concurrency : load.requestsPerSec;
  return stages.toSorted((a, b) => size(a) - size(b) || a.stage.position - b.stage.position);
}

function noteEnd({ open, end, header }: MeasurementFile, reader: FieldReader): void {
  if (open > 0)
    reader.note(
      'STAGE_OPEN',
      `${open} ${open === 1 ? 'stage has' : 'stages have'} no end in the file and ${open === 1 ? 'is' : 'are'} not used.`,
    );
  if (end?.isComplete === true) return;
  const why = end?.reason ?? 'the file has no last line';
  reader.note('CANCELLED', `The measurement is not complete: ${why}. The same command goes on.`);
  if (header.plan.sweep) reader.note('SWEEP_OPEN', 'The search for the knee had not ended.');
}

/** Remarks on prompts that are no random tokens, and on whom they were asked of. */
function notePrompts({ inputTokens, image, servers }: MeasurementPlan, reader: FieldReader): void {
  if (inputTokens.kind === 'prompts')
    reader.note(
      'PROMPTS_STATED',
      `Prompts came from a file of ${inputTokens.count}, and answers end where the model ends them; a prompt that came again may have been found in a cache.`,
    );
  if (image !== undefined)
    reader.note(
      'IMAGES_SHOWN',
      `Each prompt showed an image of ${image.widthPixels}x${image.heightPixels} pixels, whose tokens are among those of the prompt.`,
    );
  if (servers !== undefined)
    reader.note(
      'SERVERS_SEVERAL',
      `Requests were dealt to ${servers.count} servers, ${servers.deal === 'round-robin' ? 'in turn' : 'each to the least busy'}: figures are of all of them together.`,
    );
}

/** What the server tells of its own stack. */
function systemOf({ environment }: MeasurementFile, stages: readonly CountedStage[]) {
  const server = stages.flatMap(({ counters }) => counters)[0]?.server ?? null;
  const { version = null, maxModelLen = null } = environment?.server ?? {};
  const [framework, maximum] = ['counters.server', 'environment.server.maxModelLen'];
  const ofVersion = 'environment.server.version';
  const reader = fieldReader({ [framework]: server, [ofVersion]: version, [maximum]: maxModelLen });
  if (environment !== null && environment.cpu !== null)
    reader.hinted('system', 'environment.cpu', environment.cpu);
  const maxContextTokens = reader.whole(maximum, 'system.maxContextTokens', 'tokens');
  return {
    reader,
    stated: {
      framework: reader.text(framework, 'system.framework'),
      // The version of a stack that nobody named says nothing.
      frameworkVersion: server === null ? null : reader.text(ofVersion, 'system.frameworkVersion'),
      ...(maxContextTokens === null ? {} : { maxContextTokens }),
    },
  };
}

/** The least that a stage had before it was measured. */
function warmUpOf(stages: readonly CountedStage[]): NonNullable<Run['system']['warmUp']> {
  const least = (of: (stage: CountedStage) => number) =>
    stages.reduce((low, stage) => Math.min(low, of(stage)), Number.POSITIVE_INFINITY);
  return {
    requests: least(({ requests }) => requests.filter(({ isWarmUp }) => isWarmUp).length),
    durationSec: least(({ stage }) => (stage.warmUpEndUs - stage.startedUs) / US_PER_SEC),
  };
}

type Quality = z.infer<typeof RunPrecision>['quality'];

/** Answers that were known beforehand: the expected ones are the reference, so it scores all of them. */
function qualityOf(record: QualityRecord | null, reader: FieldReader): Quality | null {
  if (record === null || record.checked === 0) return null;
  const { checked, exact, refused } = record;
  reader.note(
    'ANSWERS_CHECKED',
    `${exact} of ${checked} known answers came to the character, ${refused} ${refused === 1 ? 'was' : 'were'} refused.`,
    'precision.quality',
  );
  if (exact === 0) return null;
  return { benchmark: `${checked} known answers, exact match`, score: exact, referenceScore: checked };
}
