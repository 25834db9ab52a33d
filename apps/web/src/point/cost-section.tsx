import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatUsd } from '@inferbench/units/format';
import { BASIS_WORDS } from '../words/words.ts';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { Section } from '../frame/section.tsx';

type Cost = PointResult['scores']['costs'][number];

const COLUMNS = [
  { head: 'Item' },
  { head: 'Basis' },
  { head: 'Cost', unit: 'USD per hour, all chips', numeric: true },
  { head: 'Source', full: true },
] as const;

/** What the chips cost, itemised; owned and rented never rank together. */
export function CostSection({ costs }: { costs: readonly Cost[] }) {
  return (
    <Section
      id="cost"
      title="Cost"
      note={
        <>
          Owned and rented stand apart and never rank together.{' '}
          <a href="/methodology#cost-efficiency">Definition</a>
        </>
      }
    >
      {costs.length === 0 ? (
        <p>No price of this chip is published with a date, so its cost is missing.</p>
      ) : (
        <StackTable
          caption="Cost of the chips of this result"
          columns={COLUMNS}
          rows={costs.flatMap(rowsOf)}
        />
      )}
    </Section>
  );
}

function rowsOf({ basis, items, usdPerHour, usdPerMillionOutputTokens: perMillion }: Cost): Row[] {
  return [
    ...items.map((item) => ({
      key: `${basis} ${item.label}`,
      cells: [item.label, BASIS_WORDS[basis], formatUsd(item.usdPerHour), item.source],
    })),
    {
      key: `${basis} total`,
      cells: [
        <strong key="total">
          Total
          {perMillion === null ? '' : `, ${formatUsd(perMillion)} per million output tokens`}
        </strong>,
        BASIS_WORDS[basis],
        <strong key="cost">{formatUsd(usdPerHour)}</strong>,
        'sum of the lines above',
      ],
    },
  ];
}
