import { fittingFinding } from '@inferbench/answers/finding';
import { sourceLine } from '@inferbench/answers/load/source-line';
import type { Figure } from '@inferbench/chart/figure';
import { drawLines } from '@inferbench/chart/lines';
import { type Table, tableOf } from '@inferbench/chart/table';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { stackNames } from '@inferbench/domain/catalogue/names';
import type { GainsAnswer } from '@inferbench/graphql-documents/configuration-history';
import { formatDate } from '@inferbench/units/dates';
import { formatValue } from '@inferbench/units/format';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { pointAddress } from '../../address/pages.ts';

interface Historic {
  /** A set-up a chip, that which gave most first. */
  histories: GainsAnswer;
  modelName: string;
  /** Chip whose own history it is; null of a model. */
  chipName: string | null;
  place: Pick<Figure, 'query' | 'address' | 'file'>;
}

type History = GainsAnswer[number];
type Point = History['points'][number];

const MOST_LINES = 4;
const SEC_PER_DAY = 86_400;

/**
 * One and the same set-up of each chip over dates and versions, as a multiple of its first published run. Null where nobody ran one on two
 * days.
 */
export function historyFigure({ histories, modelName, chipName, place }: Historic): Figure | null {
  const shown = histories.slice(0, MOST_LINES);
  const [most] = shown;
  if (most === undefined) return null;
  const points = shown.flatMap((history) => stepsOf(history).map(({ point }) => point));
  const days = points.flatMap(({ measured }) => measured?.to ?? []).toSorted();
  const kinds = kindsOf(points.map(({ kind }) => kind));
  const [kind = 'REPORTED'] = kinds;
  return {
    name: 'history',
    ...place,
    head: {
      finding: findingOf(most),
      slice: `${modelName}${chipName === null ? '' : ` on ${chipName}`}: output per chip as a multiple of the first run; of each chip the set-up that gave most`,
      notes: [
        'Chip, number of chips, layout, precision, lengths and load of a line are the same on each day: the software differs, and what it was told.',
      ],
      kinds,
      source: sourceLine(
        points.map(({ source }) => source),
        false,
      ),
      date: days.at(-1) ?? null,
    },
    draw: drawLines({
      lines: shown.map((history) => ({
        name: history.points[0]?.chipName ?? '',
        className: 'line-solid',
        kind,
        points: stepsOf(history).map(({ sec, times }) => ({ x: sec / SEC_PER_DAY, y: times })),
      })),
      x: {
        name: `day of the run, ${[days[0], days.at(-1)].map((day) => formatDate(day ?? '')).join(' to ')}`,
        tick: (value) => dayWords(value).replace(/ \d{4}$/, ''),
        scale: 'LINEAR',
      },
      y: { name: 'times its first run', tick: (value) => `${formatValue(value)} ×`, scale: 'LINEAR' },
    }),
    table: tableFor(shown, modelName),
  };
}

function dayWords(days: number): string {
  return formatDate((isoOfEpochSec(days * SEC_PER_DAY) ?? '').slice(0, 10));
}

/** Points of a history with their place on both axes; a month without a day has none. */
function stepsOf({ points }: History): { point: Point; sec: number; times: number }[] {
  const dated = points.flatMap((point) => {
    const sec = epochSec(`${point.measured?.to ?? ''}T00:00:00Z`);
    return sec === null ? [] : [{ point, sec }];
  });
  const first = dated[0]?.point.tokensPerSecPerChip ?? 1;
  return dated.map((step) => ({ ...step, times: step.point.tokensPerSecPerChip / first }));
}

/** "SGLang 0.5.10 to 0.5.12 gained 3.8 times on B300 in one set-up"; with days where a version is not known of both, or is the same. */
function findingOf(history: History): string {
  const steps = stepsOf(history);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return 'One set-up over time';
  const { chipName, framework } = first.point;
  const { gain } = history;
  const isClear =
    gain?.isClear === true &&
    gain.firstPointId === first.point.pointId &&
    gain.lastPointId === last.point.pointId;
  if (!isClear)
    return fittingFinding(`${chipName}: no later software was clearly faster in the same set-up`, chipName);
  const [from, to] = [versionOf(first.point), versionOf(last.point)];
  const isOfVersions = from !== null && to !== null && from !== to && framework !== null;
  const what = isOfVersions
    ? `${stackNames(framework).short} ${from} to ${to}`
    : [first, last].map(({ sec }) => dayWords(sec / SEC_PER_DAY)).join(' to ');
  const gained = `${formatValue(last.times)} times the output in one set-up`;
  return fittingFinding(`${chipName}, ${what}: ${gained}`, `${chipName}: ${gained}`);
}

/** Version of a run; a month in its place is none. */
function versionOf({ frameworkVersion }: Point): string | null {
  return frameworkVersion === null || /^\d{4}-\d{2}/.test(frameworkVersion) ? null : frameworkVersion;
}

function tableFor(shown: readonly History[], modelName: string): Table {
  const rows = shown.flatMap((history) => stepsOf(history).map((step) => ({ ...step, history })));
  return tableOf(`${modelName}: one set-up over dates and versions`, rows, [
    ['set-up', ({ history }) => history.label],
    [
      'day',
      ({ point }) => ({ words: formatDate(point.measured?.to ?? ''), href: pointAddress(point.pointId) }),
    ],
    ['software', ({ point }) => point.frameworkVersion],
    ['tokens/s per chip', ({ point }) => point.tokensPerSecPerChip, 'NUMBER'],
    ['× the first', ({ times }) => times, 'NUMBER'],
  ]);
}
