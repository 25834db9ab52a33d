import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { SheetFigures, SheetRow } from '@inferbench/domain/simulation/reference-sheet';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import type { Row } from '../chart/table/table-parts.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import { Section } from '../frame/section.tsx';
import type { ShownSheet } from './analyses-from.ts';
import { limitWords } from '../words/words.ts';

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

export function SheetSection({ sheet }: { sheet: Outcome<ShownSheet> }) {
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
      {sheet.ok ? <SheetTable sheet={sheet.value} /> : <p>{sheet.refused.message}</p>}
    </Section>
  );
}

function SheetTable({ sheet }: { sheet: ShownSheet }) {
  const { suite, scaleUpChips, rows } = sheet;
  const [first] = rows;
  if (first?.outcome.ok === false && rows.every(({ outcome }) => !outcome.ok))
    return <p>{first.outcome.refusal.message}</p>;
  return (
    <>
      <p>
        Suite {suite}: Llama 3.1 70B in 8 bits, on the smallest power of two of chips that holds one sequence,
        at most {formatNumber(scaleUpChips)}. Useful TOPS, cost and energy at the expected time.
        {sheetErrorBar(sheet)}
      </p>
      <StackTable caption={`Reference suite ${suite}`} columns={SHEET_COLUMNS} rows={rows.map(sheetRow)} />
    </>
  );
}

/** " Error bar ±9.8 % in decode, ±12 % in prefill."; nothing where it is not known. */
export function sheetErrorBar({ errorBar, uncalibrated }: ShownSheet): string {
  return errorBar === null
    ? ''
    : ` Error bar ±${formatPercent(errorBar.decode)} in decode, ±${formatPercent(errorBar.prefill)} in prefill${uncalibrated ? ', not fitted to this family' : ''}.`;
}

export function sheetRow({ name, context, outcome }: SheetRow): Row {
  const key = `${name} ${context}`;
  const head = [name, formatNumber(context)];
  if (!outcome.ok) {
    const none = Array.from({ length: 6 }, () => NONE);
    return { key, cells: [...head, ...none, outcome.refusal.message] };
  }
  const { batch, placement, times, usefulTops, utilisation, tokensPerSecPerUser, limitedBy } = outcome;
  return {
    key,
    cells: [
      ...head,
      `${formatNumber(batch)} × ${formatNumber(placement.chips)}`,
      `${formatValue(usefulTops)} (${formatPercent(utilisation)})`,
      tokensPerSecPerUser === null ? NONE : formatValue(tokensPerSecPerUser),
      [times.idealMs, times.attainableMs, times.expectedMs].map(formatValue).join(' / '),
      costWords(outcome),
      energyWords(outcome),
      limitWords(limitedBy),
    ],
  };
}

const NONE = <span aria-label="none">–</span>;

function costWords({ costEfficiency }: SheetFigures): string {
  if (costEfficiency.length === 0) return 'no public price';
  return costEfficiency
    .map(({ basis, topsPerUsdPerHour }) => `${formatValue(topsPerUsdPerHour)} ${basis.toLowerCase()}`)
    .join(', ');
}

function energyWords({ energyEfficiency }: SheetFigures): string {
  const wall = energyEfficiency.find(({ boundary }) => boundary === 'wall');
  return wall === undefined ? 'no power model' : formatValue(wall.topsPerWatt);
}
