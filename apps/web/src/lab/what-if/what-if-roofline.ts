import { chipShortName } from '@inferbench/domain/catalogue/names';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { pageAddress } from '../../address/pages.ts';
import { bound, ridge, type Roofline, type RooflinePoint } from '../../figures/roofline/roofline.ts';
import { rooflineFigure } from '../../figures/roofline/roofline-figure.ts';
import type { ShownResult } from '@inferbench/graphql-documents/what-if';
import type { Bounds } from '../../figures/roofline/bounds.ts';
import type { WhatIfAnswer } from './what-if-answer.ts';
import { isChange } from './what-if-sentence.ts';

type Phase = 'decode' | 'prefill';
const PHASES: readonly Phase[] = ['decode', 'prefill'];

const POINT_ANCHOR = '#operating-point';

interface Placed {
  phase: Phase;
  side: 'before' | 'after';
  result: ShownResult;
}

function placed(phases: WhatIfAnswer['before'], side: Placed['side']): Placed[] {
  if (!phases.ok) return [];
  return PHASES.map((phase) => ({ phase, side, result: phases.value[phase] }));
}

function rooflinePoint({ phase, side, result }: Placed, edited: boolean): RooflinePoint {
  const group = edited ? `${phase}, ${side}` : phase;
  return {
    label: group,
    group,
    kind: 'SIMULATED',
    precision: result.precision.computed,
    intensityFlopPerByte: result.arithmeticIntensity,
    opsPerSec: result.expectedUsefulTops * TERA,
    href: POINT_ANCHOR,
  };
}

/** Draws both rooflines in one drawing, the former pale, with the operating point on them; null without a bound. */
export function whatIfRoofline(answer: WhatIfAnswer): Figure | null {
  const { chip, bounds, edits, before, after, attainable, query } = answer;
  const { before: former, after: now } = bounds;
  if (now === null) return null;
  const edited = edits.length > 0;
  const places = [...(edited ? placed(before, 'before') : []), ...placed(after, 'after')];
  const roofline: Roofline = {
    ...now,
    title: chipShortName(chip),
    attainable,
    former: edited ? former : null,
    points: places.map((place) => rooflinePoint(place, edited)),
  };
  const draft = rooflineFigure(roofline, [
    `Solid: dense peaks and memory bandwidth${edited ? ' after the edit; pale: before it' : ''}. Dashed: attainable${attainable.uncalibrated ? ', uncalibrated for this family' : ''}; points lie at their expected time.`,
  ]);
  const own = table(chipShortName(chip), places, bounds);
  return {
    ...draft,
    head: { ...draft.head, finding: sentence(places, { former, now }, edited) },
    table: places.length === 0 ? draft.table : own,
    data: own,
    name: 'whatif',
    query: Object.fromEntries(new URLSearchParams(query)),
    address: pageAddress('whatIf', { query, section: 'roofline' }),
    file: `inferbench-what-if-${chip.slug}`,
  };
}

function sentence(
  places: readonly Placed[],
  { former, now }: { former: Bounds | null; now: Bounds },
  edited: boolean,
): string {
  const of = (side: Placed['side']) =>
    places.find((place) => place.side === side && place.phase === 'decode')?.result ?? null;
  const [before, after] = [of('before'), of('after')];
  if (after === null) return 'The operating point does not run, so only the bounds are drawn.';
  const { computed } = after.precision;
  const tops = after.expectedUsefulTops;
  const ridgeOf = (each: Bounds | null) => {
    const peak = each?.peaks.find(({ precision }) => precision === computed);
    return each && peak ? ridge(peak, each.memoryBandwidthBytesPerSec) : null;
  };
  const [was, is] = [ridgeOf(former), ridgeOf(now)];
  const name = computed.toUpperCase();
  const stays = is === null ? '' : `; the ridge at ${name} is at ${formatValue(is)} FLOP per byte`;
  if (!edited || before === null) return `Decode delivers ${formatValue(tops)} useful TOPS per chip${stays}.`;
  const moves =
    is !== null && was !== null && isChange(is / was)
      ? `; the ridge at ${name} goes from ${formatValue(was)} to ${formatValue(is)} FLOP per byte`
      : stays;
  const change = isChange(tops / before.expectedUsefulTops)
    ? `goes from ${formatValue(before.expectedUsefulTops)} to ${formatValue(tops)}`
    : `stays at ${formatValue(tops)}`;
  return `Decode ${change} useful TOPS per chip${moves}.`;
}

function table(
  chip: string,
  places: readonly Placed[],
  sides: Readonly<Record<Placed['side'], Bounds | null>>,
): Figure['table'] {
  const roofOf = ({ side, result }: Placed) => {
    const own = sides[side];
    const roof =
      own && bound({ ...own, title: '', points: [] }, result.precision.computed, result.arithmeticIntensity);
    return roof === null ? null : roof / TERA;
  };
  return tableOf(`${chip}: the operating point, and the roof above it`, places, [
    ['Phase', ({ phase }) => phase],
    ['Specification', ({ side }) => side],
    ['Kind', () => 'simulated'],
    ['Chips', ({ result }) => formatNumber(result.chips), 'NUMBER'],
    ['Intensity, FLOP per byte', ({ result }) => result.arithmeticIntensity, 'NUMBER'],
    ['Useful TOPS per chip', ({ result }) => result.expectedUsefulTops, 'NUMBER'],
    ['Roof, TOPS', roofOf, 'NUMBER'],
  ]);
}
