import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { formatNumber } from '@inferbench/units/format';

const RUNS_WELL = 'h';
const FITS = 'hb';

interface CellChanges {
  cells: number;
  changed: number;
  /** Run well now and did not before, and the other way round. */
  gained: number;
  lost: number;
  /** Fit now and did not before, and the other way round. */
  fit: number;
  unfit: number;
}

function letters({ rows }: FlexibilityReport): string {
  return rows.flatMap(({ states }) => states).join('');
}

/** Cells of the grid that are another than before. The grid is the same for every chip. */
export function cellChanges(before: FlexibilityReport, after: FlexibilityReport): CellChanges {
  const [was, is] = [letters(before), letters(after)];
  const changes = { cells: is.length, changed: 0, gained: 0, lost: 0, fit: 0, unfit: 0 };
  for (let index = 0; index < is.length; index += 1) {
    const [old = '', now = ''] = [was[index], is[index]];
    if (old === now) continue;
    changes.changed += 1;
    if (now === RUNS_WELL) changes.gained += 1;
    if (old === RUNS_WELL) changes.lost += 1;
    if (FITS.includes(now) && !FITS.includes(old)) changes.fit += 1;
    if (FITS.includes(old) && !FITS.includes(now)) changes.unfit += 1;
  }
  return changes;
}

export function cellChangeSentence({ cells, changed, gained, lost, fit, unfit }: CellChanges): string {
  const of = `of ${formatNumber(cells)} cells`;
  if (changed === 0) return `None ${of} changes.`;
  const parts = [
    [gained, 'run well that did not'],
    [lost, 'no longer run well'],
    [fit, 'fit that did not'],
    [unfit, 'no longer fit'],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`);
  const detail = told.length === 0 ? '' : `: ${told.join(', ')}`;
  return `${formatNumber(changed)} ${of} ${changed === 1 ? 'changes' : 'change'}${detail}.`;
}
