import type { CostBasis } from '@inferbench/domain/score';
import type { ReferenceSheet, SheetFigures, SheetRow } from '@inferbench/domain/reference-sheet';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { NONE, table } from '../terminal/table.ts';

function figure(of: (figures: SheetFigures) => number | null | undefined) {
  return ({ outcome }: SheetRow): string => {
    if (!outcome.ok) return NONE;
    const value = of(outcome);
    return value === null || value === undefined ? NONE : formatNumber(value);
  };
}

function perBasis(basis: CostBasis) {
  return figure(
    ({ costEfficiency }) => costEfficiency.find((entry) => entry.basis === basis)?.topsPerUsdPerHour,
  );
}

/** The sheet for people: a line a row; what a chip cannot run stands with its code. */
export function describeSheet(sheet: ReferenceSheet, chipName: string): string {
  const right = 'right' as const;
  const { errorBar, precision } = sheet;
  return [
    `${chipName}: suite ${sheet.suite}, ${sheet.model}, weights ${precision.weights}, activations ${precision.activations}, KV ${precision.kv}`,
    '',
    table(
      [
        { title: 'row', of: (row: SheetRow) => row.name },
        { title: 'context', of: (row) => formatNumber(row.context), align: right },
        { title: 'batch', of: figure(({ batch }) => batch), align: right },
        { title: 'chips', of: figure(({ placement }) => placement.chips), align: right },
        { title: 'TOPS/chip', of: figure(({ usefulTops }) => usefulTops), align: right },
        { title: 'tok/s/user', of: figure((row) => row.tokensPerSecPerUser), align: right },
        { title: 'ideal ms', of: figure(({ times }) => times.idealMs), align: right },
        { title: 'attainable', of: figure(({ times }) => times.attainableMs), align: right },
        { title: 'expected', of: figure(({ times }) => times.expectedMs), align: right },
        { title: 'TOPS/USD/h owned', of: perBasis('OWNED'), align: right },
        { title: 'rented', of: perBasis('RENTED'), align: right },
        { title: 'contract', of: perBasis('CONTRACT'), align: right },
        { title: 'TOPS/W wall', of: figure((row) => row.energyEfficiency[0]?.topsPerWatt), align: right },
        {
          title: 'limited by',
          of: ({ outcome }) => (outcome.ok ? outcome.limitedBy : outcome.refusal.code),
        },
      ],
      sheet.rows,
    ),
    '',
    ...reasons(sheet),
    `simulated, engine ${sheet.engineVersion}; useful TOPS, cost and energy at the expected time` +
      (errorBar === null
        ? ''
        : `; error bar ±${formatPercent(errorBar.decode)} decode, ±${formatPercent(errorBar.prefill)} prefill`) +
      (sheet.uncalibrated ? ', uncalibrated family' : ''),
  ].join('\n');
}

/** Each reason once: of rows that cannot run, and of figures that do not exist. */
function reasons({ rows }: ReferenceSheet): string[] {
  const found = rows.flatMap(({ outcome }) =>
    outcome.ok
      ? Object.entries(outcome.missing).map(([part, reason]) => `${part}: ${reason}`)
      : [`${outcome.refusal.code}: ${outcome.refusal.message}`],
  );
  const unique = [...new Set(found)];
  return unique.length === 0 ? [] : [...unique, ''];
}
