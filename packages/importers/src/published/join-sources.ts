// One series of runs in several publications, and one configuration on several days: which of their points are the same,
// and which stand on the boards.
import { compareVersions } from '@inferbench/domain/tradeoff/compare-versions';
import { configurationOf } from '@inferbench/domain/runs/configuration';
import type { SecondSource, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Publication, Run } from '@inferbench/domain/runs/run';
import { groupBy } from '../shared/group-by.ts';

export interface JoinedRun {
  run: Run;
  /** Answers by index of the point: whether a newer run of its configuration stands in its place. */
  older: boolean[];
}

interface Entry {
  run: Run;
  publication: Publication;
  point: SummaryPoint;
  /** Publications that turned out to be of the same point. */
  alsoIn: SecondSource[];
  older: boolean;
  gone: boolean;
}

/**
 * A day's run that two publications hold is one point with two sources, and so is a median over an era beside the newest run
 * of the same configuration. Of several days the newest stands; the others are its history.
 */
export function joinSources(runs: readonly Run[]): JoinedRun[] {
  const entries = runs.map((run) => run.points.flatMap((point) => entryOf(run, point)));
  for (const same of groupBy(entries.flat(), ({ run, point }) => configurationOf(run, point))) settle(same);
  return runs.flatMap((run, index) => {
    const kept = (entries[index] ?? []).filter(({ gone }) => !gone);
    return kept.length === 0
      ? []
      : [{ run: { ...run, points: kept.map(withSources) }, older: kept.map(({ older }) => older) }];
  });
}

function entryOf(run: Run, point: Run['points'][number]): Entry[] {
  const { publication } = run;
  if (publication === null || point.measurement !== 'summary') return [];
  return [{ run, publication, point, alsoIn: [], older: false, gone: false }];
}

/** Entries of one configuration: same days are joined, eras go to the newest day, and all but the newest are older. */
function settle(same: readonly Entry[]): void {
  if (same.length === 1) return;
  const dated = groupBy(
    same.filter(({ publication }) => !isEra(publication)),
    ({ publication, run }) => [publication.measured?.to, run.system.frameworkVersion],
  ).flatMap(joinDay);
  const days = dated.toSorted(newestFirst);
  const [newest] = days;
  const [era, ...otherEras] = same.filter(({ publication }) => isEra(publication)).toSorted(mostFirst);
  for (const entry of days.slice(1)) entry.older = isOlder(entry, newest);
  if (era === undefined) return;
  for (const other of otherEras) absorb(era, other);
  if (newest === undefined) return;
  // Only the era says both how fast a user is answered and how much all of them get: the day's run is then its second source.
  if (statesBoth(newest.point) || !statesBoth(era.point)) absorb(newest, era);
  else absorb(era, newest);
}

/** Publications of one day hold the same run; two entries of one publication are two runs. */
function joinDay(day: readonly Entry[]): readonly Entry[] {
  const [lead, ...others] = day.toSorted(mostFirst);
  if (lead === undefined) return [];
  return [
    lead,
    ...others.filter((entry) => {
      const isSame = entry.publication.document !== lead.publication.document;
      if (isSame) absorb(lead, entry);
      return !isSame;
    }),
  ];
}

function absorb(lead: Entry, entry: Entry): void {
  const { publication, point, alsoIn } = entry;
  if (point.reported === null) return;
  entry.gone = true;
  const { document, revision, measured = null, configuration = 'STATED' } = publication;
  lead.alsoIn.push({ document, revision, measured, configuration, rows: point.reported.rows }, ...alsoIn);
}

/** Two runs of one day and version are rivals of nobody: both stand. */
function isOlder({ publication, run }: Entry, newest: Entry | undefined): boolean {
  if (newest === undefined) return false;
  const day = publication.measured?.to ?? null;
  const newestDay = newest.publication.measured?.to ?? null;
  if (day === null || newestDay === null) return false;
  return day < newestDay || run.system.frameworkVersion !== newest.run.system.frameworkVersion;
}

function isEra({ measured }: Publication): boolean {
  return (measured?.from ?? null) !== null;
}

function statesBoth({ tpotSec, outputTokensPerSec }: SummaryPoint): boolean {
  return tpotSec !== null && outputTokensPerSec !== null;
}

function newestFirst(a: Entry, b: Entry): number {
  const days = [a, b].map(({ publication }) => publication.measured?.to ?? '');
  const [own = '', other = ''] = days;
  if (own !== other) return own > other ? -1 : 1;
  return compareVersions(versionOf(b), versionOf(a)) || mostFirst(a, b);
}

function versionOf({ run }: Entry): string {
  return run.system.frameworkVersion ?? '';
}

/**
 * Order of entries: both axes before one, more figures before fewer; then by name, so that the order of files never
 * matters.
 */
function mostFirst(a: Entry, b: Entry): number {
  const figures = ({ point }: Entry) => point.reported?.rows.length ?? 0;
  return (
    Number(statesBoth(b.point)) - Number(statesBoth(a.point)) ||
    figures(b) - figures(a) ||
    compare(a.publication.document, b.publication.document) ||
    compare(idOf(a), idOf(b))
  );
}

function idOf({ point }: Entry): string {
  return point.reported?.rows[0]?.id ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function withSources({ point, alsoIn }: Entry): SummaryPoint {
  if (alsoIn.length === 0 || point.reported === null) return point;
  return { ...point, reported: { ...point.reported, alsoIn: alsoIn.slice(0, MAX_SOURCES) } };
}

const MAX_SOURCES = 10;
