import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Point } from '@inferbench/domain/runs/point';
import { replicatesOf } from '@inferbench/domain/runs/replicates';
import type { Run } from '@inferbench/domain/runs/run';
import { distinct } from './shared/run-evidence.ts';
import { cutNote, fittingWarnings } from './shared/cut-note.ts';
import { MAX_FIELDS, MAX_HINTS } from './shared/field-reader.ts';

const MAX_KEYS = 500;
const MAX_CONFLICTS = 60;
const MAX_STATED = 100;

/** What of two runs has to be the same for their points to lie on one curve. */
const SAME = [
  ['source.tool', ({ source }: Run) => source.tool],
  ['model.servedName', ({ model }: Run) => model.servedName],
  ['model.slug', ({ model }: Run) => model.slug],
  ['system', ({ system }: Run) => ({ ...system, warmUp: null })],
  ['precision', ({ precision }: Run) => ({ ...precision, quality: null })],
  ['techniques.speculative', ({ techniques }: Run) => techniques.speculative],
  ['techniques.prefixCache', ({ techniques }: Run) => techniques.prefixCache ?? null],
] as const;

/**
 * Runs of one tool, system and model as one run: their points become one curve, the lightest load first, and points of one load
 * replicates of each other. Throws INVALID for runs that differ, for a point that came twice, and for points whose loads nobody
 * stated, which would pass for repeats.
 */
export function joinedRun(runs: readonly Run[]): Run {
  const [first, ...others] = runs;
  const count = runs.reduce((sum, { points }) => sum + points.length, 0);
  if (first === undefined || count < 2)
    throw refused(
      'files',
      `${count} of them`,
      'two points or more',
      'Give the files of the other loads too.',
    );
  for (const [i, other] of others.entries()) refuseOther(first, other, i + 2);
  const placed = runs
    .flatMap((run) => run.points.map((point, index) => ({ run, index, point: withWindow(run, point) })))
    .toSorted((a, b) => sizeOf(a.point) - sizeOf(b.point));
  refuseTwice(placed.map(({ point }) => point));
  const points = placed.map(({ point }) => point);
  refuseUnstated(points);
  const starts = runs.flatMap(({ startedAt }) => startedAt ?? []).toSorted();
  const { recordedAt: _, ...rest } = first;
  return {
    ...rest,
    startedAt: starts.length < runs.length ? null : (starts[0] ?? null),
    system: { ...withoutWarmUp(first.system), ...leastWarmUp(runs) },
    techniques: { ...first.techniques, prefixCacheHitRate: joinedHitRate(runs) },
    source: joinedSource(runs, placed),
    points,
  };
}

interface Placed {
  run: Run;
  /** Index of the point in its own run. */
  index: number;
  point: Point;
}

function sizeOf(point: Point): number {
  if (point.measurement === 'summary') return point.batch ?? 0;
  const { requestRatePerSec, concurrencyLimit } = point.load;
  return requestRatePerSec ?? concurrencyLimit ?? point.counts.issued;
}

/** Adds when a point was measured, which the run says no longer once it has several points. */
function withWindow(run: Run, point: Point): Point {
  const alone = run.points.length === 1 && run.startedAt !== null;
  if (point.measurement === 'summary' || point.window !== undefined || !alone) return point;
  return { ...point, window: { startedAt: run.startedAt ?? '', durationSec: point.durationSec } };
}

function refuseOther(first: Run, other: Run, number: number): void {
  for (const [path, read] of SAME) {
    const [ours, theirs] = [first, other].map((run) => JSON.stringify(read(run)));
    if (ours !== theirs)
      throw refused(
        path,
        `${theirs ?? ''} in run ${number}`,
        `${ours ?? ''}, as in run 1`,
        'Join the files of one tool, one system and one model; state in the context what they leave open.',
      );
  }
}

function refuseTwice(points: readonly Point[]): void {
  const seen = new Set<string>();
  for (const [i, point] of points.entries()) {
    const text = JSON.stringify({ ...point, power: null });
    if (seen.has(text))
      throw refused(
        `points[${i}]`,
        'a point that is there already',
        'each file once',
        'Leave the copy out: it is no repeat.',
      );
    seen.add(text);
  }
}

function refuseUnstated(points: readonly Point[]): void {
  const index = points.findIndex((point) => point.measurement === 'requests' && point.load.mode === null);
  if (index >= 0)
    throw refused(
      `points[${index}].load`,
      'not stated',
      'how requests were sent',
      'Import each file with its load in a context, and join what `inferbench import --json` wrote.',
    );
}

/** Averages over the prompt tokens of all runs; null where one of them does not say. */
function joinedHitRate(runs: readonly Run[]): number | null {
  const [first] = runs.map(({ techniques }) => techniques.prefixCacheHitRate);
  if (runs.every(({ techniques }) => techniques.prefixCacheHitRate === first)) return first ?? null;
  let [tokens, hits] = [0, 0];
  for (const { techniques, points } of runs) {
    const prompts = points.map((point) =>
      point.measurement === 'requests' ? point.counts.inputTokens : null,
    );
    const rate = techniques.prefixCacheHitRate;
    if (rate === null || prompts.includes(null)) return null;
    const sum = prompts.reduce<number>((total, count) => total + (count ?? 0), 0);
    tokens += sum;
    hits += rate * sum;
  }
  return tokens === 0 ? null : hits / tokens;
}

/** The least that any of them had; nothing where one does not say. */
function leastWarmUp(runs: readonly Run[]): Pick<Run['system'], 'warmUp'> {
  const stated = runs.flatMap(({ system }) => system.warmUp ?? []);
  if (stated.length < runs.length) return {};
  const least = (of: (warmUp: (typeof stated)[number]) => number) => Math.min(...stated.map(of));
  return {
    warmUp: {
      requests: least(({ requests }) => requests),
      durationSec: least(({ durationSec }) => durationSec),
    },
  };
}

function withoutWarmUp(system: Run['system']): Run['system'] {
  const { warmUp: _, ...rest } = system;
  return rest;
}

/** What was read and decided of each, at the places that points have now. */
function joinedSource(runs: readonly Run[], placed: readonly Placed[]): Run['source'] {
  const moved = runs.map((run) => movedSource(run, placed));
  const fields = distinct(moved.flatMap((source) => source.fields));
  const hints = distinct(moved.flatMap((source) => source.hints ?? []));
  const conflicts = distinct(moved.flatMap((source) => source.conflicts ?? []));
  const stated = distinct(moved.flatMap((source) => source.stated ?? []));
  const [first] = moved;
  const versions = new Set(moved.map(({ toolVersion }) => toolVersion));
  const cut = cutNote('read values', fields.length - MAX_FIELDS, 'the files have all of them');
  const notes = distinct(moved.flatMap(({ warnings }) => warnings));
  return {
    tool: first?.tool ?? '',
    toolVersion: versions.size === 1 ? (first?.toolVersion ?? null) : null,
    variant: moved.every(({ variant }) => variant === 'detailed') ? 'detailed' : 'aggregate',
    fields: fields.slice(0, MAX_FIELDS),
    warnings: fittingWarnings([joinedNote(runs, placed), ...notes, ...cut]),
    unknownKeys: distinct(moved.flatMap(({ unknownKeys }) => unknownKeys)).slice(0, MAX_KEYS),
    ...(hints.length === 0 ? {} : { hints: hints.slice(0, MAX_HINTS) }),
    ...(conflicts.length === 0 ? {} : { conflicts: conflicts.slice(0, MAX_CONFLICTS) }),
    ...(stated.length === 0 ? {} : { stated: stated.slice(0, MAX_STATED) }),
  };
}

function movedSource(run: Run, placed: readonly Placed[]): Run['source'] {
  const to = new Map(placed.flatMap((one, i) => (one.run === run ? [[one.index, i] as const] : [])));
  const { fields, warnings, hints = [], conflicts = [], stated = [], ...rest } = run.source;
  const at = <T extends { path: string }>(entry: T): T => ({ ...entry, path: movedPath(entry.path, to) });
  return {
    ...rest,
    fields: fields.map(at),
    warnings: warnings.map((warning) =>
      warning.path === null ? warning : { ...warning, path: movedPath(warning.path, to) },
    ),
    hints: hints.map(at),
    conflicts: conflicts.map(at),
    stated: stated.map((path) => movedPath(path, to)),
  };
}

function joinedNote(runs: readonly Run[], placed: readonly Placed[]): Run['source']['warnings'][number] {
  const points = placed.map(({ point }) => point);
  const repeats = points.map((point) => replicatesOf({ points }, point).length);
  const most = Math.max(1, ...repeats);
  const loads = repeats.reduce((sum, count) => sum + 1 / Math.max(1, count), 0);
  const message = `${runs.length} ${runs.length === 1 ? 'run is' : 'runs are'} one curve of ${Math.round(loads)} loads, each measured up to ${most} ${most === 1 ? 'time' : 'times'}.`;
  return { code: 'RUNS_JOINED', message, path: null };
}

function movedPath(path: string, to: ReadonlyMap<number, number>): string {
  return path.replace(/^points\[(\d+)\]/, (all, index: string) => {
    const place = to.get(Number(index));
    return place === undefined ? all : `points[${place}]`;
  });
}

function refused(path: string, value: string, expected: string, fix: string): InferbenchError {
  return new InferbenchError('INVALID', `${path}: expected ${expected}, found ${value}.`.slice(0, 500), {
    path,
    value: value.slice(0, 200),
    expected: expected.slice(0, 200),
    fix,
  });
}
