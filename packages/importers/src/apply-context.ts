import { type CatalogueView, findModelByName } from '@inferbench/domain/catalogue-view';
import { type ChipName, resolveChipName } from '@inferbench/domain/chip-name';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { sizesIn } from '@inferbench/domain/model-name';
import { chipSuggestion, modelSuggestion } from '@inferbench/domain/name-suggestion';
import { modelNamed, namedAt } from '@inferbench/domain/named-in-file';
import type { Run } from '@inferbench/domain/run';
import type { RunContext } from '@inferbench/domain/run-context';
import type { Point } from '@inferbench/domain/point';
import type { Task } from '@inferbench/domain/task';
import { isLanguageModel } from '@inferbench/domain/model';
import { Slug } from '@inferbench/domain/slug';
import { asImages } from './summary-point.ts';
import { Statements } from './statements.ts';
import { withStatedPoint } from './stated-point.ts';

/**
 * The run with what its owner states beside the file. A statement fills what the file does not say, and names are mapped
 * to entries of the catalogue; where the file says otherwise its value stays and the run carries the conflict. Throws
 * NOT_FOUND for a name that means nothing or several entries.
 */
export function applyContext(run: Run, context: RunContext, catalogue: CatalogueView): Run {
  const statements = new Statements(run);
  const { chip: chipName, ...system } = context.system ?? {};
  const { weights, ...precision } = context.precision ?? {};
  const applied: Run = {
    ...run,
    example: context.example ?? run.example,
    system: {
      ...statements.overlay('system', run.system, system),
      chip: statedChip(run, chipName, { statements, catalogue }),
    },
    model: { ...run.model, slug: statedModel(run, context.model?.slug, { statements, catalogue }) },
    precision: {
      ...statements.overlay('precision', run.precision, precision),
      weights: statedWeights(run, weights, { statements, catalogue }),
    },
    techniques: statements.overlay('techniques', run.techniques, context.techniques ?? {}),
    points: run.points.map((point, i) => withStatedPoint(point, context, statements.at(`points[${i}]`))),
  };
  return statements.writtenInto(withTask(applied, context.task, { statements, catalogue }));
}

interface Means {
  statements: Statements;
  catalogue: CatalogueView;
}

/** Samples are of the task that the file or its owner names, else of that of an image model that either names. */
function withTask(run: Run, stated: Task | undefined, { statements, catalogue }: Means): Run {
  const model = catalogue.models.get(run.model.slug ?? '') ?? null;
  const ofModel = model !== null && !isLanguageModel(model) && model.resolution !== null ? 'images' : null;
  const points = run.points.map((point, i): Point => {
    if (point.measurement !== 'summary' || point.phase !== 'SAMPLES') return point;
    const named = stated ?? ofModel;
    const task =
      named === null ? (point.task ?? null) : statements.one(`points[${i}].task`, point.task ?? null, named);
    return task === 'images' ? asImages(point) : { ...point, task };
  });
  return { ...run, points };
}

/** A slug of no catalogue entry is kept: a server may know it, and evaluation says so if not. */
function slugOrRefusal(
  name: string,
  meant: string | null,
  { path, help }: { path: string; help: string },
): string {
  if (meant !== null) return meant;
  if (Slug.safeParse(name).success && help.split(',').length < 2) return name;
  throw new InferbenchError('NOT_FOUND', `"${name.slice(0, 80)}" is no one entry of the catalogue.${help}`, {
    path,
    value: name.slice(0, 80),
    expected: 'the slug of one entry',
    fix: 'See `inferbench chips` and `inferbench models`, or describe it in a file of its own.',
  });
}

function statedChip(run: Run, name: string | undefined, { statements, catalogue }: Means): string | null {
  const path = 'system.chip';
  const inFile = namedAt(run, path);
  const fromFile: ChipName =
    inFile === null ? { kind: 'none' } : resolveChipName(catalogue.chips, inFile.name);
  if (name === undefined) {
    if (run.system.chip === null && inFile !== null)
      statements.suggestChip(inFile, chipSuggestion(catalogue.chips, inFile.name));
    return run.system.chip;
  }
  const meant = resolveChipName(catalogue.chips, name);
  const stated = slugOrRefusal(name, meant.kind === 'one' ? meant.chip.slug : null, {
    path,
    help: chipSuggestion(catalogue.chips, name),
  });
  if (stated !== name) statements.note('CHIP_RESOLVED', `"${name}" is read as ${stated}.`, path);
  const known = run.system.chip ?? (fromFile.kind === 'one' ? fromFile.chip.slug : null);
  const shown =
    inFile === null || run.system.chip !== null
      ? (known ?? '')
      : `${inFile.name} (${known ?? 'one of several'})`;
  const matches =
    known === null
      ? fromFile.kind !== 'several' || fromFile.chips.some(({ slug }) => slug === stated)
      : known === stated;
  if (!matches) {
    statements.conflict(path, { file: shown, stated, used: known === null ? null : 'file' });
    return known;
  }
  if (known === null && fromFile.kind === 'none' && inFile !== null)
    statements.note(
      'CHIP_UNCONFIRMED',
      `The file names "${inFile.name.slice(0, 80)}" (${inFile.key}), which is no chip of the catalogue; ${stated} is stated.`,
      path,
    );
  statements.stated(path);
  return stated;
}

function statedModel(run: Run, name: string | undefined, { statements, catalogue }: Means): string | null {
  const path = 'model.slug';
  const inFile = modelNamed(run, catalogue);
  const certain = run.model.slug ?? (inFile?.exact ? (inFile.model?.slug ?? null) : null);
  if (name === undefined) {
    if (certain === null && inFile !== null)
      statements.suggestModel(inFile, modelSuggestion(catalogue.models, inFile.name));
    return certain;
  }
  const stated = slugOrRefusal(name, findModelByName(catalogue, name)?.slug ?? null, {
    path,
    help: modelSuggestion(catalogue.models, name),
  });
  const known = certain ?? inFile?.model?.slug ?? null;
  const shown =
    inFile === null || inFile.name === known
      ? (known ?? '')
      : `${inFile.name} (${known ?? 'not in the catalogue'})`;
  if (known !== null && known !== stated) {
    statements.conflict(path, { file: shown, stated, used: 'file' }, inFile?.key);
    return known;
  }
  if (known === null && inFile !== null) {
    if (sizesDiffer(inFile.name, stated)) {
      statements.conflict(path, { file: shown, stated, used: 'stated' }, inFile.key);
      return stated;
    }
    statements.note(
      'MODEL_UNCONFIRMED',
      `The file names "${inFile.name.slice(0, 80)}" (${inFile.key}), which is no model of the catalogue; ${stated} is stated.`,
      path,
    );
  }
  if (certain === null) statements.stated(path);
  return stated;
}

/** "70B" in the file's name and "8b" in the stated one cannot be one model. */
function sizesDiffer(name: string, stated: string): boolean {
  const [ours, theirs] = [sizesIn(stated), sizesIn(name)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((size) => theirs.includes(size));
}

type Word = Run['precision']['weights'];

/** The file's own word, else what its model's name says of the weights, else what is stated. */
function statedWeights(run: Run, stated: Word | undefined, { statements, catalogue }: Means): Word {
  const path = 'precision.weights';
  const { weights } = run.precision;
  const inFile = modelNamed(run, catalogue);
  const format = inFile?.format ?? null;
  if (stated === undefined || stated === null) {
    if (weights === null && format !== null && inFile !== null) statements.suggestWeights(inFile);
    return weights;
  }
  if (weights !== null) return statements.one(path, weights, stated);
  if (format === null || format.allowed.includes(stated)) {
    statements.stated(path);
    return stated;
  }
  const file = `${format.word ?? format.text} (in the name ${inFile?.name ?? ''})`;
  statements.conflict(path, { file, stated, used: format.word === null ? null : 'file' }, inFile?.key);
  return format.word;
}
