import type { ChipListed } from '@inferbench/graphql-documents/chips';
import { vendorNames } from '@inferbench/domain/catalogue/names';
import { isEffective } from '@inferbench/domain/scores/standing';
import { formatUsd, formatValue } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';
import { GIGA, TERA } from '@inferbench/units/si';
import type { ReactNode } from 'react';
import { chipAddress } from '../../address/pages.ts';
import { addressSlug, declaredWords, FAMILY_WORDS, STATUS_WORDS } from '../../chip/list/chip-words.ts';
import { bandOf, type FilterValue, type ListSpec } from './list-view.ts';
import type { Output, Outputs } from './load-output.ts';

/** A chip of the list, with what it makes on the model that is shown by default. */
export interface ListedChip extends ChipListed {
  /** Output of the chip; null where the answer failed, which says nothing of the chip. */
  outputs: Outputs | null;
}

/** Bounds between sizes of memory that run different models, GB. */
const BANDS = [16, 48, 96, 192] as const;

function memoryOf(bytes: number | null): FilterValue {
  if (bytes === null) return { word: 'none', name: 'none off the chip', order: BANDS.length + 1 };
  // Marketed sizes may be binary: 80 GiB are 86 GB and stay below the bound of 96.
  return bandOf(bytes / GIGA / 0.99, BANDS, 'GB');
}

function nameCell({ shortName, vendor, year, status, ...chip }: ListedChip): ReactNode {
  return (
    <>
      <a href={chipAddress(addressSlug(chip))}>{shortName}</a>
      {isEffective(chip.standing) ? null : <span className="sub">{declaredWords(chip)}</span>}
      <span className="sub">
        {[vendorNames(vendor).short, year, status === 'SHIPPING' ? null : STATUS_WORDS[status]]
          .filter((word) => word !== null)
          .join(', ')}
      </span>
    </>
  );
}

function outputCell(output: Output | undefined): ReactNode {
  if (output === undefined) return null;
  return output.value === null ? <span className="missing">{output.why}</span> : formatValue(output.value);
}

export const CHIP_LIST: ListSpec<ListedChip> = {
  sort: '-points',
  names: ({ slug, shortName, longName, vendor, aliases }) => [slug, shortName, longName, vendor, ...aliases],
  columns: [
    { key: 'name', head: 'Chip', value: ({ shortName }) => shortName, cell: nameCell },
    ...(['published', 'simulated'] as const).map((key) => ({
      key,
      head: key === 'published' ? 'Published' : 'Simulated',
      unit: 'tokens/s per chip',
      numeric: true,
      // Values of systems of any size: no order.
      sorts: false,
      value: ({ outputs }: ListedChip) => outputs?.[key].value ?? null,
      cell: ({ outputs }: ListedChip) => outputCell(outputs?.[key]),
    })),
    {
      key: 'memory',
      head: 'Memory',
      unit: 'as specified',
      numeric: true,
      value: ({ memoryCapacityBytes }) => memoryCapacityBytes,
      cell: ({ memory }) => memory?.marketedSize,
      missing: 'none off the chip',
    },
    {
      key: 'bandwidth',
      head: 'Bandwidth',
      unit: 'TB/s',
      numeric: true,
      value: ({ memoryBandwidthBytesPerSec }) =>
        memoryBandwidthBytesPerSec === null ? null : memoryBandwidthBytesPerSec / TERA,
      missing: 'not published',
    },
    {
      key: 'price',
      head: 'Rented',
      unit: '$/h, on demand',
      numeric: true,
      value: ({ rentedUsdPerHour }) => rentedUsdPerHour,
      cell: ({ rentedUsdPerHour }) => (rentedUsdPerHour === null ? null : formatUsd(rentedUsdPerHour)),
      missing: 'no on-demand price',
    },
    {
      key: 'power',
      head: 'TDP',
      unit: 'W',
      numeric: true,
      value: ({ tdpWatts }) => tdpWatts,
      missing: 'not published',
    },
    {
      key: 'points',
      head: 'Results',
      unit: 'measured, published',
      numeric: true,
      value: ({ pointCount }) => pointCount,
    },
  ],
  filters: [
    {
      key: 'vendor',
      label: 'Vendor',
      of: ({ vendor }) => ({ word: vendorNames(vendor).slug, name: vendorNames(vendor).short }),
    },
    {
      key: 'class',
      label: 'Class',
      of: ({ family }) => ({ word: family.toLowerCase(), name: FAMILY_WORDS[family] }),
    },
    {
      key: 'year',
      label: 'Year',
      of: ({ year }) => (year === null ? null : { word: String(year), name: String(year), order: -year }),
    },
    { key: 'memory', label: 'Memory', of: ({ memoryCapacityBytes }) => memoryOf(memoryCapacityBytes) },
  ],
};

/** The list without what the chips make: where that stands above it, or could not be computed. */
export const WITHOUT_OUTPUT: ListSpec<ListedChip> = {
  ...CHIP_LIST,
  columns: CHIP_LIST.columns.filter(({ key }) => key !== 'published' && key !== 'simulated'),
};

/** "71 chips, 31 with measured or published results." or, of a list that is narrowed down, "9 of 71 chips, …". */
export function countSentence(
  { rows, total }: { rows: readonly { pointCount: number }[]; total: number },
  noun: string,
): string {
  const withResults = rows.filter(({ pointCount }) => pointCount > 0).length;
  const count = rows.length === total ? counted(total, noun) : `${rows.length} of ${counted(total, noun)}`;
  return `${count}, ${withResults} with measured or published results.`;
}
