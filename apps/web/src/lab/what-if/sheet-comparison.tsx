import { formatNumber, formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { SHEET_COLUMNS, sheetErrorBar, sheetRow } from '../../chip/sheet-section.tsx';
import type { SheetRow } from '@inferbench/domain/simulation/reference-sheet';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { SimulatedTag } from '../../engine/engine-notes.tsx';
import { Term } from '../../glossary/term.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import type { Row } from '../../chart/table/table-parts.ts';
import type { ShownSheet } from '../../chip/analyses-from.ts';
import { isChange } from './what-if-sentence.ts';

interface SheetComparisonProps {
  before: Outcome<ShownSheet>;
  after: Outcome<ShownSheet>;
}

/** The reference suite on the edited chip; a figure that differs says by what ratio and what it was. */
export function SheetComparison({ before, after }: SheetComparisonProps) {
  return (
    <section aria-labelledby="sheet" className="compared">
      <header>
        <h2 id="sheet">Reference sheet</h2>
        <p className="note">
          <SimulatedTag /> <a href="/methodology#useful-tops">Definition</a>
        </p>
      </header>
      {after.ok ? <Sheet before={before} after={after.value} /> : <p>{after.refused.message}</p>}
    </section>
  );
}

function Sheet({ before, after }: { before: Outcome<ShownSheet>; after: ShownSheet }) {
  const former = before.ok ? before.value.rows : [];
  const rows = after.rows.map((row) =>
    compared(
      row,
      former.find(({ name, context }) => name === row.name && context === row.context),
    ),
  );
  const changed = rows.reduce((count, row) => count + row.changed, 0);
  const { suite, engineVersion } = after;
  const count =
    changed === 0
      ? 'No figure differs from the specification’s.'
      : `${formatNumber(changed)} figures differ.`;
  return (
    <>
      <p>
        <strong>{count}</strong> Suite {suite}: Llama 3.1 70B in 8 bits, on the smallest power of two of chips
        that holds one sequence. <Term of="usefulTops">Useful TOPS</Term>, cost and energy at the expected
        time. Engine {engineVersion}.{sheetErrorBar(after)}
      </p>
      <div className="scrolls" tabIndex={0} role="region" aria-label="Rows of the sheet, scroll sideways">
        <StackTable caption={`Reference suite ${suite}, edited`} columns={SHEET_COLUMNS} rows={rows} />
      </div>
    </>
  );
}

/** Numbers behind the cells of a row, in their order; null for words. */
function numbers({ outcome }: SheetRow): (number | null)[] {
  if (!outcome.ok) return [];
  const { usefulTops, tokensPerSecPerUser, times, costEfficiency, energyEfficiency, batch, placement } =
    outcome;
  return [
    null,
    null,
    batch * placement.chips,
    usefulTops,
    tokensPerSecPerUser,
    times.expectedMs,
    costEfficiency[0]?.topsPerUsdPerHour ?? null,
    energyEfficiency.find(({ boundary }) => boundary === 'wall')?.topsPerWatt ?? null,
  ];
}

function compared(row: SheetRow, former: SheetRow | undefined): Row & { changed: number } {
  const now = sheetRow(row);
  // The same refusal about a chip of another name is no change.
  const same =
    !row.outcome.ok &&
    former?.outcome.ok === false &&
    row.outcome.refusal.code === former.outcome.refusal.code;
  if (former === undefined || same) return { ...now, changed: 0 };
  const was = sheetRow(former);
  if (!row.outcome.ok || !former.outcome.ok) return { ...turned(now, was, row), changed: 1 };
  const [after, before] = [numbers(row), numbers(former)];
  let changed = 0;
  const cells = now.cells.map((cell, index) => {
    const past = was.cells[index];
    if (textOf(cell) === textOf(past)) return cell;
    changed += 1;
    return (
      <>
        {cell}
        <span className="sub changed">{ratioWords(before[index] ?? null, after[index] ?? null)}</span>
        <span className="sub">was {textOf(past)}</span>
      </>
    );
  });
  return { ...now, cells, changed };
}

/** A row that runs on one side only: its reason says what it was. */
function turned(now: Row, was: Row, { outcome: { ok } }: SheetRow): Row {
  const last = now.cells.length - 1;
  const past = ok ? textOf(was.cells[last]) : `ran before, limited by ${textOf(was.cells[last])}`;
  return {
    ...now,
    cells: now.cells.map((cell, index) =>
      index === last ? (
        <>
          {cell}
          <span className="sub changed">{ok ? 'runs now' : 'runs no more'}</span>
          <span className="sub">{ok ? `before: ${past}` : past}</span>
        </>
      ) : (
        cell
      ),
    ),
  };
}

/** Cells are texts, or the mark of a value that does not exist. */
function textOf(cell: ReactNode): string {
  return typeof cell === 'string' ? cell : 'none';
}

function ratioWords(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0 || !isChange(after / before)) return 'changed';
  return `× ${formatValue(after / before)}`;
}
