import { classWords, isSameClass } from '@inferbench/domain/board/system-class';
import { PAY_WORDS } from './pay-words.ts';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { PayBy as Pays, UserAxis } from './request.ts';
import type { ChartChoices, ChartSlice } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { pointUsd, sampleUsd } from './axes.ts';
import { fastestOf } from './at-speed.ts';
import { type ChipRuns, classesOf } from './chip-runs.ts';
import type { LoadCurve } from './load-curve.ts';
import {
  CHIP_COUNTS,
  holders,
  type Offered,
  offeredLengths,
  offeredPrecisions,
  publishedSlices,
  sameLengths,
  shownSlice,
  usualChips,
} from './offers.ts';
import { lengthsLabel, lineLabel, lineWords, precisionWord } from './slice-words.ts';
import { keepsLine, USER_AXES } from './user-axes.ts';

interface Shown {
  slice: ChartSlice;
  offered: Offered;
  /** Published points of the slice, beside its simulated curves. */
  points: readonly TradeoffPoint[];
  /** The same with those that do not state what stands along the base. */
  offAxis: readonly TradeoffPoint[];
  /** The shown points by chip and class. */
  runs: readonly ChipRuns[];
  canHide: boolean;
  curves: readonly LoadCurve[];
}

/** What can be chosen; every option that is not disabled leads to a number. */
export function chartChoices(shown: Shown): ChartChoices {
  return {
    lengths: lengthsChoices(shown),
    precisions: precisionChoices(shown),
    chips: chipsChoices(shown),
    xs: xChoices(shown),
    speeds: lineChoices(shown),
    pays: payChoices(shown),
    classes: classChoices(shown),
    drafts: draftsChoices(shown),
    canHideSimulated: shown.canHide,
  };
}

interface Counted {
  chips: ReadonlySet<string>;
  runs: number;
}

function option(label: string, chosen: boolean, { chips, runs }: Counted, reason: string) {
  const disabled = chips.size === 0 && runs === 0 && !chosen ? reason : null;
  return { label, chosen, chips: chips.size, runs, simulatedOnly: runs === 0 && chips.size > 0, disabled };
}

/** Chips and points of a slice, on so many chips each where they are simulated. */
function countOf(offered: Offered, where: Parameters<typeof shownSlice>[1], chips: number | null): Counted {
  const published = shownSlice(offered, where);
  const held = chips === null ? [] : holders(offered, where, chips).map(({ slug }) => slug);
  return { chips: new Set([...(published?.chipSlugs ?? []), ...held]), runs: published?.points ?? 0 };
}

function lengthsChoices({ slice, offered }: Shown): ChartChoices['lengths'] {
  const all = offeredLengths(offered);
  const own = { inputTokens: slice.inputTokens, outputTokens: slice.outputTokens };
  const shown = all.some((one) => sameLengths(one, own)) ? all : [...all, own];
  return shown.map((lengths) => {
    // As it would be shown: in the precision that stays if it can.
    const precisions = offeredPrecisions(offered, lengths);
    const precision = precisions.includes(slice.precision)
      ? slice.precision
      : (precisions[0] ?? slice.precision);
    const where = { lengths, precision };
    const counted = countOf(offered, where, usualChips(offered, where));
    const label = lengthsLabel(lengths);
    return { ...lengths, ...option(label, sameLengths(lengths, own), counted, `no data at ${label}`) };
  });
}

/** Classes that nothing offers stay in sight, with the reason. */
const LISTED: readonly PrecisionClass[] = ['FP16', 'FP8', 'FP4', 'W4A16'];

function precisionChoices({ slice, offered }: Shown): ChartChoices['precisions'] {
  const lengths = { inputTokens: slice.inputTokens, outputTokens: slice.outputTokens };
  const all = new Set([...offeredPrecisions(offered, lengths), ...LISTED, slice.precision]);
  return PrecisionClass.options
    .filter((precision) => all.has(precision))
    .map((precision) => {
      const where = { lengths, precision };
      const counted = countOf(offered, where, usualChips(offered, where));
      const reason = `no data in ${precisionWord(precision)} at ${lengthsLabel(lengths)}`;
      return {
        precision,
        ...option(precisionWord(precision), precision === slice.precision, counted, reason),
      };
    });
}

function chipsChoices({ slice, offered, points }: Shown): ChartChoices['chips'] {
  const { inputTokens, outputTokens, precision } = slice;
  const where = { lengths: { inputTokens, outputTokens }, precision };
  const most = Math.max(slice.chips, 64);
  const counts = new Set<number>([...CHIP_COUNTS.filter((count) => count <= most), slice.chips]);
  return [...counts]
    .toSorted((a, b) => a - b)
    .map((count) => {
      const held = new Set(holders(offered, where, count).map(({ slug }) => slug));
      const runs = held.size === 0 ? 0 : points.filter(({ chips }) => chips === count).length;
      const label = count === 1 ? '1 chip' : `${count} chips`;
      const counted = { chips: held, runs };
      return { count, ...option(label, count === slice.chips, counted, `no chip holds it on ${label}`) };
    });
}

const X_LABELS: Readonly<Record<UserAxis, string>> = {
  SPEED: 'speed',
  FIRST: 'first token',
  ANSWER: '300-word answer',
};

function xChoices({ slice, offAxis, curves }: Shown): ChartChoices['xs'] {
  return UserAxis.options.map((x) => {
    const { of, missing } = USER_AXES[x];
    const stating = offAxis.filter((point) => of(point) !== null);
    const simulated = x === 'SPEED' ? curves.map(({ chip }) => chip.slug) : [];
    const counted = {
      chips: new Set([...stating.map(({ chip }) => chip), ...simulated]),
      runs: stating.length,
    };
    return { x, ...option(X_LABELS[x], x === slice.x, counted, `no run here states its ${missing}`) };
  });
}

function lineChoices({ slice, points, curves }: Shown): ChartChoices['speeds'] {
  const { of, lines } = USER_AXES[slice.x];
  return [...new Set<number>([...lines, slice.at])]
    .toSorted((a, b) => a - b)
    .map((at) => {
      const keeping = points.filter((point) => keepsLine(of(point), { x: slice.x, at }));
      const simulated = curves.filter((curve) => fastestOf(curve) >= at);
      const chips = new Set([...keeping.map(({ chip }) => chip), ...simulated.map(({ chip }) => chip.slug)]);
      const label = lineLabel({ x: slice.x, at });
      const counted = { chips, runs: keeping.length };
      return {
        at,
        ...option(
          label,
          at === slice.at,
          counted,
          slice.x === 'SPEED'
            ? `no chip gives each user ${label}`
            : `no chip gives ${lineWords({ x: slice.x, at })}`,
        ),
      };
    });
}

function payChoices({ slice, points, curves }: Shown): ChartChoices['pays'] {
  return Pays.options.map((pay) => {
    const priced = points.filter((point) => pay === 'NONE' || pointUsd(point, pay) !== null);
    const simulated = curves.filter(
      ({ samples }) => pay === 'NONE' || samples.some((sample) => sampleUsd(sample, pay) !== null),
    );
    const chips = new Set([...priced.map(({ chip }) => chip), ...simulated.map(({ chip }) => chip.slug)]);
    const { choice: label, cheapest } = PAY_WORDS[pay];
    const counted = { chips, runs: priced.length };
    return { pay, ...option(label, pay === slice.pay, counted, `no chip here has a price ${cheapest}`) };
  });
}

/** Classes that ran; one of a layout that nobody stated is like no other, and none to choose. */
function classChoices({ slice, runs }: Shown): ChartChoices['classes'] {
  const classes = classesOf(runs).map((one) => ({
    ...one,
    chosen: isSameClass(one, slice),
  }));
  const known = classes.filter(({ pools, chosen }) => pools !== null || chosen);
  return known.map(({ extent, pools, chips, runs: count, chosen }) => {
    const label = classWords({ extent, pools });
    return {
      extent,
      pools,
      ...option(label, chosen, { chips: new Set(chips), runs: count }, `no run of ${label}`),
    };
  });
}

const DRAFTS = { PLAIN: 'off', DRAFTING: 'on' } as const;

function draftsChoices({ slice, offered }: Shown): ChartChoices['drafts'] {
  const lengths = { inputTokens: slice.inputTokens, outputTokens: slice.outputTokens };
  const published = publishedSlices(offered, { lengths, precision: slice.precision });
  return (['PLAIN', 'DRAFTING'] as const).map((technique) => {
    const found = published.find((one) => one.technique === technique);
    const counted = { chips: new Set(found?.chipSlugs), runs: found?.points ?? 0 };
    const reason = 'no such run is published here';
    return { technique, ...option(DRAFTS[technique], technique === slice.technique, counted, reason) };
  });
}
