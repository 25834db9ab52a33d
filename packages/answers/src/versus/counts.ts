import { aheadRange } from './ratio.ts';
import type { VersusCounts, VersusModel, VersusRow } from './shape.ts';

/** Models by what they count as: each counts once. */
export function countsOf(models: readonly VersusModel[], [a, b]: readonly [string, string]): VersusCounts {
  const of = (isOne: (model: VersusModel) => boolean) => models.filter(isOne).length;
  const ledBy = (label: string) => of(({ kind, leader }) => kind === 'LEADS' && leader === label);
  const counts = {
    a: ledBy(a),
    b: ledBy(b),
    mixed: of(({ kind }) => kind === 'MIXED'),
    tied: of(({ kind }) => kind === 'TIED'),
    byStack: of(({ kind }) => kind === 'LEADS_BY_STACK'),
    absent: of(({ kind }) => kind === 'NONE'),
  };
  const compared = counts.a + counts.b + counts.mixed + counts.tied;
  return { models: models.length, compared, ...counts };
}

/** Models and rows in the order of the picture: led by the side that its title names first, the largest lead first, mixed, tied, led by the other, then what does not count. */
export function inOrder(
  models: readonly VersusModel[],
  rows: readonly VersusRow[],
  labels: readonly [string, string],
): { models: VersusModel[]; rows: VersusRow[] } {
  const counts = countsOf(models, labels);
  const first = labels[counts.a >= counts.b ? 0 : 1];
  const rank = ({ kind, leader }: VersusModel) => {
    if (kind === 'LEADS') return leader === first ? 0 : 3;
    if (kind === 'LEADS_BY_STACK') return leader === first ? 4 : 5;
    return { MIXED: 1, TIED: 2, CROSSES: 1, NONE: 6 }[kind];
  };
  const most = ({ model }: VersusModel) =>
    Math.max(0, ...rows.filter((row) => row.model === model).map((row) => aheadRange(row).high ?? 0));
  const ordered = models.toSorted(
    (x, y) => rank(x) - rank(y) || most(y) - most(x) || (x.modelName < y.modelName ? -1 : 1),
  );
  return {
    models: ordered,
    rows: ordered.flatMap(({ model }) => rows.filter((row) => row.model === model)),
  };
}
