import { isItemModel } from '@inferbench/domain/models/model';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { Task } from '@inferbench/domain/terms/task';
import { statedChip } from './stated-chip.ts';
import { statedModel } from './stated-model.ts';
import type { Means } from './stated-names.ts';
import { withStatedPoint } from './stated-point.ts';
import { statedWeights } from './stated-weights.ts';
import { Statements } from './statements.ts';
import { asImages } from '../shared/summary-point.ts';

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
