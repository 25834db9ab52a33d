import type { NamedSlice, Slice } from '@inferbench/domain/slice';
import { systemShortName } from '@inferbench/domain/names';
import { Compare, type ComparisonResult } from '@inferbench/graphql-documents/compare';
import { SliceSystems } from '@inferbench/graphql-documents/slice-systems';
import { type Answer, ask } from '../api/answer.ts';
import { addressOfSlice, type AvailableSlice, nearestSlices } from '../slice/available-slice.ts';
import { loadShownSlice, type ShownSlice } from '../slice/load-slices.ts';
import type { CompareRequest } from '../address/compare-request.ts';

export interface SystemOption {
  slug: string;
  label: string;
  chip: string;
  chipName: string;
}

export interface ComparedSlice {
  shown: NamedSlice;
  address: Slice;
  systems: readonly SystemOption[];
}

/** What stands on the page: two systems of the slice, or why not. */
export interface ComparePage {
  slice: ComparedSlice;
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
  const found = await loadShownSlice(request.slice, 'USEFUL_TOPS');
  if (found.state !== 'DATA') return found;
  const slices = found.value.slices ?? [];
  const page = pageOf(request, comparedSlice(found.value), slices);
  if (page.a === page.b && page.absent.length === 0) return { state: 'DATA', value: page };
  const answer = await ask(Compare, { slice: page.slice.address, a: page.a, b: page.b });
  // The list holds those with useful TOPS; a system with nothing but a price or power compares as well.
  if (answer.state === 'DATA')
    return { state: 'DATA', value: { ...page, absent: [], comparison: answer.value.compare } };
  if (page.absent.length === 0) return answer;
  return { state: 'DATA', value: { ...page, nearest: await slicesOfBoth(page, slices) } };
}

/** The two that are asked for; where one is left open, the first of the slice that is not the other. */
function pageOf(
  { a, b }: CompareRequest,
  slice: ComparedSlice,
  slices: readonly AvailableSlice[],
): ComparePage {
  const slugs = slice.systems.map(({ slug }) => slug);
  const first = a ?? slugs.find((slug) => slug !== b) ?? '';
  const second = b ?? slugs.find((slug) => slug !== first) ?? '';
  const absent = [...new Set([first, second])].filter((slug) => !slugs.includes(slug));
  return { slice, slices, a: first, b: second, comparison: null, absent, nearest: [] };
}

function comparedSlice({ shown, systems }: ShownSlice): ComparedSlice {
  return {
    shown,
    address: addressOfSlice(shown),
    systems: systems.map(({ slug, chip, chips, framework }) => ({
      slug,
      label: systemShortName({ chip: { slug: chip.slug, name: chip.shortName }, chips, framework }),
      chip: chip.slug,
      chipName: chip.shortName,
    })),
  };
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
      const answer = await ask(SliceSystems, { slice: addressOfSlice(candidate), metric: 'USEFUL_TOPS' });
      if (answer.state !== 'DATA') return [];
      const slugs = new Set(answer.value.leaderboard.edges.map(({ node }) => node.system.slug));
      return wanted.every((slug) => slugs.has(slug)) ? [candidate] : [];
    }),
  );
  return held.flat().slice(0, NAMED);
}
