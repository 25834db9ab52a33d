import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import type { Row } from '../chart/table/table-parts.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import { limitWords } from '../words/limits.ts';
import { Section } from '../frame/section.tsx';

type Outcome = ChipAnalysesResult['referenceSheet'];
export type Sheet = Extract<Outcome, { __typename: 'ReferenceSheet' }>;
export type SheetRow = Sheet['rows'][number];
type Figures = NonNullable<SheetRow['figures']>;

export const SHEET_COLUMNS = [
  { head: 'Row' },
  { head: 'Context', unit: 'tokens', numeric: true },
  { head: 'Batch × chips', numeric: true },
  { head: 'Useful TOPS', unit: 'per chip', numeric: true },
  { head: 'Tokens/s', unit: 'per user', numeric: true },
  { head: 'Step', unit: 'ms: ideal / attainable / expected', numeric: true },
  { head: 'TOPS per USD/h', numeric: true },
  { head: 'TOPS per W', unit: 'at the wall', numeric: true },
  { head: 'Limited by', full: true },
] as const;

/** The reference suite on the chip; a row that it cannot run says why. */
export function SheetSection({ sheet }: { sheet: Outcome }) {
  return (
    <Section
      id="sheet"
      title="Reference sheet"
      note={
        <>
          Simulated. <a href="/methodology#useful-tops">Definition</a>
        </>
      }
    >
      {sheet.__typename === 'ReferenceSheet' ? <SheetTable sheet={sheet} /> : <p>{sheet.message}</p>}
    </Section>
  );
}

function SheetTable({ sheet }: { sheet: Sheet }) {
  const { suite, scaleUpChips, decodeErrorBar, prefillErrorBar, uncalibrated, rows } = sheet;
  if (rows.every(({ figures }) => figures === null)) return <p>{rows[0]?.refusal?.message}</p>;
  const bars =
    decodeErrorBar === null || prefillErrorBar === null
      ? ''
      : ` Error bar ±${formatPercent(decodeErrorBar)} in decode, ±${formatPercent(prefillErrorBar)} in prefill${uncalibrated ? ', not fitted to this family' : ''}.`;
  return (
    <>
      <p>
        Suite {suite}: Llama 3.1 70B in 8 bits, on the smallest power of two of chips that holds one sequence,
        at most {formatNumber(scaleUpChips)}. Useful TOPS, cost and energy at the expected time.{bars}
      </p>
      <StackTable caption={`Reference suite ${suite}`} columns={SHEET_COLUMNS} rows={rows.map(sheetRow)} />
    </>
  );
}

export function sheetRow({ name, context, figures, refusal }: SheetRow): Row {
  const key = `${name} ${context}`;
  const head = [name, formatNumber(context)];
  if (figures === null) {
    const none = Array.from({ length: 6 }, (_, index) => <None key={index} />);
    return { key, cells: [...head, ...none, refusal?.message ?? 'not simulated'] };
  }
  const { batch, placement, times, usefulTops, utilisation, tokensPerSecPerUser, limitedBy } = figures;
  return {
    key,
    cells: [
      ...head,
      `${formatNumber(batch)} × ${formatNumber(placement.chips)}`,
      `${formatValue(usefulTops)} (${formatPercent(utilisation)})`,
      tokensPerSecPerUser === null ? <None key="user" /> : formatValue(tokensPerSecPerUser),
      [times.idealMs, times.attainableMs, times.expectedMs].map(formatValue).join(' / '),
      costWords(figures),
      energyWords(figures),
      limitWords(limitedBy),
    ],
  };
}

function None() {
  return <span aria-label="none">–</span>;
}

function costWords({ costEfficiency }: Figures): string {
  if (costEfficiency.length === 0) return 'no public price';
  return costEfficiency
    .map(({ basis, topsPerUsdPerHour }) => `${formatValue(topsPerUsdPerHour)} ${basis.toLowerCase()}`)
    .join(', ');
}

function energyWords({ energyEfficiency }: Figures): string {
  const wall = energyEfficiency.find(({ boundary }) => boundary === 'WALL');
  return wall === undefined ? 'no power model' : formatValue(wall.topsPerWatt);
}
