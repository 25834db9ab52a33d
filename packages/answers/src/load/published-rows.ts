import { isSameClass, likeKey } from '@inferbench/domain/board/system-class';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { formatNumber } from '@inferbench/units/format';
import { sideAt } from '../verdict/at-line.ts';
import { type Line, speedLine, waitLine } from '../verdict/line.ts';
import { findingOf, gainOf } from '../verdict/lead.ts';
import { datedWords, stackWords } from '../verdict/runs.ts';
import type { VerdictRow, VerdictSide } from '../verdict/shape.ts';
import { pointAxes } from './axes.ts';
import { type ChipRuns, runsName } from './chip-runs.ts';
import {
  absent,
  publishedBest,
  publishedEnergy,
  publishedOutput,
  publishedPrice,
  reachesWords,
} from './figures.ts';
import { isFront } from './fronts.ts';
import { comparisonWords, sameLoad } from './same-load.ts';
import type { SameLoad } from './shape.ts';
import { bestFirst, keepsLine, USER_AXES } from './user-axes.ts';
import type { ShownChart } from './shown.ts';
import { lineWords } from './slice-words.ts';
import type { Apart, Unranked } from './simulated-rows.ts';

/** A published row with its place among those of its class. */
export interface PublishedRow extends Unranked {
  place: number;
  of: number;
  overlapsFirst: boolean;
}

export interface PublishedRows {
  /** Rows of the shown class first, then class by class; in each by place, and by value where places are equal. */
  rows: PublishedRow[];
  /** Systems whose best run is faster than what stands near the line: they give at least so much there, and have no place. */
  faster: Unranked[];
  apart: Apart[];
  /** The line that they were held against. */
  line: Line;
}

/** A chip in a class at the line: with the run that is its value, or why it has none. */
interface Standing {
  own: ChipRuns;
  /** Side of a verdict, by what stands over the base. */
  side: VerdictSide;
  row: Unranked;
}

/** Published systems at the line: of each front, which is one of a chip in a class, the best run, placed by who leads whom. */
export function publishedRows(all: readonly ChipRuns[], shown: ShownChart): PublishedRows {
  const line = lineOf(shown);
  const found = all.filter(isFront).map((own) => standingOf(own, line, shown));
  const standings = found.flatMap(({ standing }) => standing ?? []);
  const faster = found.flatMap((each) => each.faster ?? []);
  const keys = new Set(standings.map(({ own }) => classOf(own)));
  const first = standings.find(({ own }) => isSameClass(own, shown.slice));
  const order = new Set([...(first === undefined ? [] : [classOf(first.own)]), ...keys]);
  const byValue = standings.toSorted((a, b) => b.row.value - a.row.value || (a.row.key < b.row.key ? -1 : 1));
  return {
    // A wide interval keeps the place of those that it reaches: equal places stand together.
    rows: [...order].flatMap((key) =>
      byValue
        .filter(({ own }) => classOf(own) === key)
        .map((one, _, alike) => placedAmong(one, { alike, faster, catalogue: shown.catalogue }))
        .toSorted((a, b) => a.place - b.place),
    ),
    faster: faster.map(({ row }) => row),
    apart: found.flatMap(({ apart }) => apart),
    line,
  };
}

/** The line of a chart, as verdicts hold its runs against it. */
function lineOf({ slice, points }: ShownChart): Line {
  const { name, of } = USER_AXES[slice.x];
  if (name === null) return speedLine(slice.at);
  const seconds = new Map(points.map((point) => [point.pointId, of(point)]));
  return waitLine({
    name,
    sec: slice.at,
    words: lineWords(slice),
    secOf: ({ pointId }) => seconds.get(pointId) ?? null,
  });
}

/** A published row held against the simulation of the same chips at the same load. */
export interface ComparedRow {
  key: string;
  same: SameLoad;
  words: string;
}

/** Comparisons of the rows whose run ran as is simulated. */
export function comparedRows(rows: readonly PublishedRow[], shown: ShownChart): ComparedRow[] {
  const byId = new Map(shown.points.map((point) => [point.pointId, point]));
  return rows.flatMap(({ key, pointId }) => {
    const point = byId.get(pointId ?? '');
    const same = point === undefined ? null : sameLoad(point, shown);
    return same === null || point === undefined ? [] : [{ key, same, words: comparisonWords(point, same) }];
  });
}

/** Name of a class; a layout that nobody stated is a class of its own. */
const classOf = (own: ChipRuns): string => likeKey(own) ?? own.key;

interface Beside extends Pick<ShownChart, 'catalogue'> {
  /** Systems of its class with a place, the best by value first. */
  alike: readonly Standing[];
  faster: readonly Standing[];
}

/** A system with its place: one that was run faster alone may lead it, too. */
function placedAmong(one: Standing, { alike, faster, catalogue }: Beside): PublishedRow {
  const leads = (other: Standing) =>
    findingOf(other.side, one.side, catalogue).leader === other.side.label && other !== one;
  const [first] = alike;
  const beyond = faster.filter(({ own }) => classOf(own) === classOf(one.own));
  return {
    ...one.row,
    place: 1 + [...alike, ...beyond].filter(leads).length,
    of: alike.length + beyond.length,
    overlapsFirst: first === undefined || !leads(first),
  };
}

/** A place at the line, or the reason why there is none. */
interface Found {
  standing: Standing | null;
  faster: Standing | null;
  apart: Apart[];
}

function standingOf(own: ChipRuns, line: Line, shown: ShownChart): Found {
  const { slice, catalogue } = shown;
  const side = sideAt({ label: own.label, chips: [own.chip] }, own.rows, line);
  const point = own.points.find(({ pointId }) => pointId === side.row?.pointId);
  if (side.row === null || point === undefined)
    return { standing: null, faster: null, apart: missingOf(own, side, shown) };
  const { of } = USER_AXES[slice.x];
  // A wait that is shorter than the line keeps it at no cost; a speed above it has a price of its own.
  const isFaster = !side.near && slice.x === 'SPEED';
  const beyond = isFaster ? [fasterOf(own, point, slice.at)] : [];
  const { perChip, perUsd, perKw } = pointAxes(point, slice.pay);
  const value = { PER_CHIP: perChip, PER_USD: perUsd, PER_KW: perKw }[slice.axis];
  const price = publishedPrice(point, slice.pay, catalogue.chips.get(own.chip));
  if (value === null) {
    const [reason, words] =
      slice.axis === 'PER_USD'
        ? (['NO_PRICE', price.words] as const)
        : (['NO_POWER', 'power not published'] as const);
    return {
      standing: null,
      faster: null,
      apart: isFaster ? beyond : [apartOf(own, point, { reason, words })],
    };
  }
  const bySide = gainOf(side, value);
  const standing = {
    own,
    side: bySide,
    row: {
      ...identityOf(own, point),
      extent: own.extent,
      pools: own.pools,
      kind: point.kind,
      ...rangedBy(value, point.intervalShare),
      upper: bySide.upper ?? value,
      atLeast: !side.near,
      ...ranOf(side.row),
      users: point.concurrency,
      perUser: point.tokensPerSecPerUser,
      sees: of(point) ?? slice.at,
      output: publishedOutput(point),
      price,
      energy: publishedEnergy(point),
      alone: publishedBest(own.points, 'SPEED').figure,
      best: publishedBest(own.points, slice.x),
      prompt: absent('not published without others beside'),
    },
  };
  return isFaster
    ? { standing: null, faster: standing, apart: beyond }
    : { standing, faster: null, apart: [] };
}

function identityOf(own: ChipRuns, { chips, pointId }: TradeoffPoint) {
  const { key, chip, label, vendor, older } = own;
  return { key, chip, label, vendor, older, system: runsName(own), chips, pointId };
}

/** Stack, date and run, as tables and lists say them. */
function ranOf(row: VerdictRow): Pick<Unranked, 'stack' | 'dated' | 'ran'> {
  const { configuration, measuredTo, words } = row;
  const stack = stackWords(row);
  return {
    stack: configuration === 'INFERRED' ? `${stack ?? 'stack'}, set-up inferred` : stack,
    dated: measuredTo === null ? null : datedWords(row),
    ran: words,
  };
}

function apartOf(
  own: ChipRuns,
  point: TradeoffPoint,
  { reason, words, value = absent(words) }: Pick<Apart, 'reason' | 'words'> & Partial<Pick<Apart, 'value'>>,
): Apart {
  return { ...identityOf(own, point), reason, words, value, chipsNeeded: null };
}

/** A system that was run faster than the line alone: it gives at least so much there, at a price that nobody knows. */
function fasterOf(own: ChipRuns, point: TradeoffPoint, at: number): Apart {
  const { tokensPerSecPerUser, tokensPerSecPerChip, kind } = point;
  const isSlowest = own.points.every((each) => each.tokensPerSecPerUser >= at);
  const words = `at least ${formatNumber(tokensPerSecPerChip)} tokens/s per chip (${isSlowest ? 'slowest' : 'best'} run: ${formatNumber(tokensPerSecPerUser)} tokens/s each)`;
  const value = { value: tokensPerSecPerChip, low: tokensPerSecPerChip, high: null, kind, words };
  return apartOf(own, point, { reason: 'RUN_FASTER', words, value });
}

/** A system no run of which keeps the line: too slow for it, or with too long a wait for the first token. */
function missingOf(own: ChipRuns, side: VerdictSide, { slice }: ShownChart): Apart[] {
  const [fastest] = own.points.toSorted(bestFirst(slice.x));
  if (fastest === undefined) return [];
  if (keepsLine(USER_AXES[slice.x].of(fastest), slice))
    return [apartOf(own, fastest, { reason: 'WAITS_TOO_LONG', words: side.words })];
  const words = slice.x === 'SPEED' ? `published, ${reachesWords(fastest.tokensPerSecPerUser)}` : side.words;
  const { figure: value } = publishedBest(own.points, slice.x);
  return [apartOf(own, fastest, { reason: 'NEVER_REACHES', words, value })];
}
