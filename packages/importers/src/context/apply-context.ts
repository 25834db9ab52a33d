import { isItemModel } from '@inferbench/domain/models/model';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { Task } from '@inferbench/domain/terms/task';
import { statedChip } from './stated-chip.ts';
import { statedModel } from './stated-model.ts';
import type { Means } from './stated-names.ts';
import { Statements } from './statements.ts';
import { asImages } from '../shared/summary-point.ts';
import { modelNamed, type NamedModel } from '@inferbench/domain/catalogue/named-in-file';

/**
 * The run with what its owner states beside the file. A statement fills what the file does not say, and names are mapped
 * to entries of the catalogue; where the file says otherwise its value stays and the run carries the conflict. Throws
 * NOT_FOUND for a name that means nothing or several entries.
 */
export function applyContext(run: Run, context: RunContext, catalogue: CatalogueView): Run {
  const statements = new Statements(run);
  const means = { statements, catalogue };
  const { chip, ...system } = context.system ?? {};
  const { weights, ...precision } = context.precision ?? {};
  const applied: Run = {
    ...run,
    example: context.example ?? run.example,
    system: { ...statements.overlay('system', run.system, system), chip: statedChip(run, chip, means) },
    model: { ...run.model, slug: statedModel(run, context.model?.slug, means) },
    precision: {
      ...statements.overlay('precision', run.precision, precision),
      weights: statedWeights(run, weights, means),
    },
    techniques: statements.overlay('techniques', run.techniques, context.techniques ?? {}),
    points: run.points.map((point, i) => withStatedPoint(point, context, { statements, at: `points[${i}]` })),
  };
  return statements.writtenInto(withTask(applied, context.task, means));
}

/** Samples are of the task that the file or its owner names, else of that of an image model that either names. */
function withTask(run: Run, stated: Task | undefined, { statements, catalogue }: Means): Run {
  const model = catalogue.models.get(run.model.slug ?? '') ?? null;
  const ofModel = model !== null && isItemModel(model) && model.resolution !== null ? 'images' : null;
  const named = stated ?? ofModel;
  const points = run.points.map((point, i): Point => {
    if (point.measurement !== 'summary' || point.phase !== 'SAMPLES') return point;
    const inFile = point.task ?? null;
    const task = named === null ? inFile : statements.one(`points[${i}].task`, inFile, named);
    return task === 'images' ? asImages(point) : { ...point, task };
  });
  return { ...run, points };
}

type Word = Run['precision']['weights'];

const PATH = 'precision.weights';

/** The file's own word, else the stated one where the name of the model does not contradict it. */
function statedWeights(run: Run, stated: Word | undefined, { statements, catalogue }: Means): Word {
  const { weights } = run.precision;
  const inFile = modelNamed(run, catalogue);
  if (stated === undefined || stated === null) {
    if (weights === null && inFile?.format) statements.suggestWeights(inFile);
    return weights;
  }
  if (weights !== null) return statements.one(PATH, weights, stated);
  if (!inFile?.format || inFile.format.allowed.includes(stated)) {
    statements.stated(PATH);
    return stated;
  }
  return contradicted(inFile, inFile.format, { stated, statements });
}

function contradicted(
  { name, key }: NamedModel,
  { word, text }: NonNullable<NamedModel['format']>,
  { stated, statements }: { stated: NonNullable<Word> } & Pick<Means, 'statements'>,
): Word {
  const file = `${word ?? text} (in the name ${name})`;
  statements.conflict(PATH, { file, stated, used: word === null ? null : 'file' }, key);
  return word;
}

interface At {
  statements: Statements;
  /** The point's own path. */
  at: string;
}

/** A point with what is stated of its load and its power; what it says itself stays. */
function withStatedPoint(point: Point, context: RunContext, { statements, at }: At): Point {
  const { power } = context;
  const powered =
    power === undefined ? point : { ...point, power: statements.one(`${at}.power`, point.power, power) };
  return powered.measurement === 'requests'
    ? withStatedLoad(powered, context.load, { statements, at })
    : withStatedWork(powered, context.workload, { statements, at });
}

const NULLS = { batch: null, inputTokens: null, outputTokens: null, contextTokens: null };

function withStatedWork(
  point: SummaryPoint,
  work: RunContext['workload'],
  { statements, at }: At,
): SummaryPoint {
  if (work === undefined) return point;
  const { batch, inputTokens, outputTokens, contextTokens } = { ...NULLS, ...work };
  const known = {
    batch: point.batch,
    inputTokens: point.inputTokens,
    outputTokens: point.outputTokens,
    contextTokens: point.contextTokens,
  };
  return { ...point, ...statements.fill(at, known, { batch, inputTokens, outputTokens, contextTokens }) };
}

function withStatedLoad(
  point: RequestsPoint,
  load: RunContext['load'],
  { statements, at }: At,
): RequestsPoint {
  return load === undefined ? point : { ...point, load: statements.fill(`${at}.load`, point.load, load) };
}
