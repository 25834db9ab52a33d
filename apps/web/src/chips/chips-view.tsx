import { formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { chipAddress } from '../address/pages.ts';
import { StackTable } from '../table/stack-table.tsx';
import type { Column, Row } from '../table/table-parts.ts';
import { countWord } from '../words/words.ts';
import { formatTops, formatValue } from '../words/numbers.ts';
import { FAMILY_WORDS, STATUS_WORDS } from './chip-words.ts';
import type { ChipSummary } from './chips-data.ts';

const COLUMNS: readonly Column[] = [
  { head: 'Chip', unit: 'vendor' },
  { head: 'Family' },
  { head: 'Status' },
  { head: 'FP16 or BF16', unit: 'TOPS, dense', numeric: true },
  { head: 'FP8 or INT8', unit: 'TOPS, dense', numeric: true },
  { head: 'Memory', unit: 'as specified', numeric: true },
  { head: 'Bandwidth', unit: 'TB/s', numeric: true },
  { head: 'TDP', unit: 'W', numeric: true },
  { head: 'Points', unit: 'measured and published', numeric: true },
];

const NONE = 'not published';

/** Dense rate of the first class that the chip states; sparse rates have no place here. */
function rate(chip: ChipSummary, classes: readonly string[]): string {
  const peak = classes.flatMap((name) => chip.peaks.find(({ precision }) => precision === name) ?? [])[0];
  return peak ? formatTops(peak.denseOpsPerSec) : NONE;
}

function rowOf(chip: ChipSummary): Row {
  return {
    key: chip.slug,
    cells: [
      <>
        <a className="system" href={chipAddress(chip.slug)}>
          {chip.name}
        </a>
        <span className="sub">{chip.year === null ? chip.vendor : `${chip.vendor}, ${chip.year}`}</span>
      </>,
      FAMILY_WORDS[chip.family],
      STATUS_WORDS[chip.status],
      rate(chip, ['fp16', 'bf16']),
      rate(chip, ['fp8', 'int8']),
      chip.memory?.marketedSize ?? NONE,
      chip.memoryBandwidthBytesPerSec === null ? NONE : formatValue(chip.memoryBandwidthBytesPerSec / TERA),
      chip.tdpWatts === null ? NONE : formatNumber(chip.tdpWatts),
      formatNumber(chip.pointCount),
    ],
  };
}

/** What the catalogue holds, counted before it is listed. */
export function chipsSentence(chips: readonly ChipSummary[]): string {
  const families = new Set(chips.map(({ family }) => family)).size;
  const vendors = new Set(chips.map(({ vendor }) => vendor)).size;
  const withPoints = chips.filter(({ pointCount }) => pointCount > 0).length;
  const claims = chips.filter(({ status }) => status === 'CLAIMS_ONLY').length;
  const noun = (count: number, one: string, more: string) => (count === 1 ? one : more);
  const claimed =
    claims === 0
      ? ''
      : ` ${countWord(claims)} ${noun(claims, 'has', 'have')} vendor claims only and never ${noun(claims, 'ranks', 'rank')}.`;
  return `${countWord(chips.length)} ${noun(chips.length, 'chip', 'chips')} of ${families} ${noun(families, 'family', 'families')} from ${vendors} ${noun(vendors, 'vendor', 'vendors')}; ${withPoints} with points.${claimed}`;
}

export function ChipsView({ chips }: { chips: readonly ChipSummary[] }) {
  return (
    <>
      <div className="head">
        <h1>Chips</h1>
        <p className="lede">{chipsSentence(chips)}</p>
      </div>
      <section aria-label="All chips">
        <StackTable caption="Chips of the catalogue" columns={COLUMNS} rows={chips.map(rowOf)} />
        <p className="note">
          Peaks are dense rates, a multiply-add counted as two operations; sparse peaks are not shown. TDP is
          a limit and not a measurement. Each figure’s source is on the chip’s page.
        </p>
      </section>
    </>
  );
}
