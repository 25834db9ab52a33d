import { systemLabel } from '@inferbench/domain/system-label';
import { Compare, type ComparisonResult } from '@inferbench/graphql-documents/compare';
import { SliceSystems, type SliceSystemsResult } from '@inferbench/graphql-documents/slice-systems';
import { type Answer, ask } from '../api/answer.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { type AvailableSlice, nearestSlices } from '../board/available-slice.ts';
import { loadSlices } from '../board/board-extras.ts';
import type { SliceAddress } from '../board/board-request.ts';
import { addressOfShown } from '../board/shown-slice.ts';
import { shortChip } from '../board/words.ts';
import type { CompareRequest } from './compare-request.ts';

export interface SystemOption {
  slug: string;
  label: string;
  chip: string;
  chipName: string;
}

export interface ShownSlice {
  shown: NonNullable<SliceSystemsResult['slice']>;
  address: SliceAddress;
  systems: readonly SystemOption[];
}

/** What stands on the page: two systems of the slice, or why not. */
export interface ComparePage {
  slice: ShownSlice;
  slices: readonly AvailableSlice[];
  a: string;
  b: string;
  /** Null where one of the two is not in the slice, or both are one. */
  comparison: ComparisonResult | null;
  /** Slugs that are not in the slice. */
  absent: readonly string[];
  /** Slices that hold both, the nearest first. */
  nearest: readonly AvailableSlice[];
}

export async function loadCompare(request: CompareRequest): Promise<Answer<ComparePage>> {
  const [systems, slices] = await Promise.all([ask(SliceSystems, { slice: request.slice }), loadSlices()]);
  const slice = mapAnswer(systems, ({ leaderboard }) => shownSlice(leaderboard));
  if (slice.state !== 'DATA') return slice;
  const page = pageOf(request, slice.value, slices ?? []);
  if (page.a === page.b && page.absent.length === 0) return { state: 'DATA', value: page };
  const answer = await ask(Compare, {
    slice: sliceInput(page.slice.shown),
    a: page.a,
    b: page.b,
  });
  // The list holds those with useful TOPS; a system with nothing but a price or power compares as well.
  if (answer.state === 'DATA')
    return { state: 'DATA', value: { ...page, absent: [], comparison: answer.value.compare } };
  if (page.absent.length === 0) return answer;
  return { state: 'DATA', value: { ...page, nearest: await slicesOfBoth(page, slices ?? []) } };
}

function sliceInput({ model, phase, shape, precision, effective }: ShownSlice['shown']) {
  return {
    model: model.slug,
    phase,
    shape,
    precision,
    batch: effective.batch,
    context: effective.context,
  };
}

/** The two that are asked for; where one is left open, the first of the slice that is not the other. */
function pageOf({ a, b }: CompareRequest, slice: ShownSlice, slices: readonly AvailableSlice[]): ComparePage {
  const slugs = slice.systems.map(({ slug }) => slug);
  const first = a ?? slugs.find((slug) => slug !== b) ?? '';
  const second = b ?? slugs.find((slug) => slug !== first) ?? '';
  const absent = [...new Set([first, second])].filter((slug) => !slugs.includes(slug));
  return { slice, slices, a: first, b: second, comparison: null, absent, nearest: [] };
}

function shownSlice({ slice, edges }: SliceSystemsResult): ShownSlice | null {
  if (slice === null) return null;
  const systems = edges.map(({ node: { system } }) => ({
    slug: system.slug,
    label: systemLabel({ ...system, chipName: shortChip(system.chip.name) }),
    chip: system.chip.slug,
    chipName: system.chip.name,
  }));
  return { shown: slice, address: addressOfShown(slice), systems };
}

/** Nearest slices that are looked into, and how many of them are named. */
const LOOKED_INTO = 12;
const NAMED = 3;

async function slicesOfBoth(
  { a, b, slice }: ComparePage,
  slices: readonly AvailableSlice[],
): Promise<AvailableSlice[]> {
  const wanted = [a, b].filter((slug) => slug !== '');
  const near = nearestSlices(
    slices.filter(({ systems }) => systems > 1),
    slice.address,
    LOOKED_INTO,
  );
  const held = await Promise.all(
    near.map(async (candidate) => {
      const { model, phase, shape, batch, context, precision } = candidate;
      const answer = await ask(SliceSystems, {
        slice: { model: model.slug, phase, shape, batch, context, precision },
      });
      if (answer.state !== 'DATA') return [];
      const slugs = new Set(answer.value.leaderboard.edges.map(({ node }) => node.system.slug));
      return wanted.every((slug) => slugs.has(slug)) ? [candidate] : [];
    }),
  );
  return held.flat().slice(0, NAMED);
}
