import { vendorNames } from '@inferbench/domain/catalogue/names';
import { isEffective } from '@inferbench/domain/scores/standing';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { ReactNode } from 'react';
import { chipAddress } from '../../address/pages.ts';
import { addressSlug, declaredWords } from '../../chip/list/declared.ts';
import { STATUS_WORDS } from '../../chip/list/chip-words.ts';
import type { ListedChip } from './chip-list.ts';
import type { ListShown } from './list-view.ts';
import type { Output } from './load-output.ts';
import { ListTable } from './list-table.tsx';

export function ChipTable({ list, action }: { list: ListShown<ListedChip>; action: string }) {
  return <ListTable caption="Chips of the catalogue" {...{ list, action }} cells={CELLS} missing={MISSING} />;
}

const CELLS: Readonly<Record<string, (chip: ListedChip) => ReactNode>> = {
  name: ({ shortName, vendor, year, status, ...chip }) => (
    <>
      <a href={chipAddress(addressSlug(chip))}>{shortName}</a>
      {isEffective(chip.standing) ? null : <span className="sub">{declaredWords(chip)}</span>}
      <span className="sub">
        {[vendorNames(vendor).short, year, status === 'SHIPPING' ? null : STATUS_WORDS[status]]
          .filter((word) => word !== null)
          .join(', ')}
      </span>
    </>
  ),
  published: ({ outputs }) => outputCell(outputs?.published),
  simulated: ({ outputs }) => outputCell(outputs?.simulated),
  memory: ({ memory }) => memory?.marketedSize ?? null,
  bandwidth: ({ memoryBandwidthBytesPerSec: rate }) => (rate === null ? null : formatValue(rate / TERA)),
  price: ({ rentedUsdPerHour }) => (rentedUsdPerHour === null ? null : formatUsd(rentedUsdPerHour)),
  power: ({ tdpWatts }) => (tdpWatts === null ? null : formatNumber(tdpWatts)),
  points: ({ pointCount }) => formatNumber(pointCount),
};

function outputCell(output: Output | undefined): ReactNode {
  if (output === undefined) return null;
  return output.value === null ? <span className="missing">{output.why}</span> : formatValue(output.value);
}

const MISSING: Readonly<Record<string, string>> = {
  memory: 'none off the chip',
  bandwidth: 'not published',
  price: 'no on-demand price',
  power: 'not published',
};
