import type { Claim } from '@inferbench/domain/simulation/claim';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatBytes, formatDuration, formatRate } from '../../words/numbers.ts';
import { Section } from '../../frame/section.tsx';
import { limitWords } from '../../words/words.ts';

const COLUMNS = [
  { head: 'Resource' },
  { head: 'Amount', numeric: true },
  { head: 'Rate', unit: 'of all chips', numeric: true },
  { head: 'Time', unit: 'amount ÷ rate', numeric: true },
  { head: 'What', full: true },
] as const;

export function BoundSection({ binding }: { binding: Claim['binding'] }) {
  const { terms, sentence, batch, resource } = binding;
  return (
    <Section
      id="bound"
      title="What binds"
      note={
        <>
          One step at batch {formatNumber(batch)}; the longer of both times is the bound. Arithmetic on the
          specification.
        </>
      }
    >
      <p>
        <strong>{sentence}</strong> Binding: {limitWords(resource)}.
      </p>
      <StackTable
        caption="Time of one step by resource"
        columns={COLUMNS}
        rows={terms.map((term) => {
          const bytes = term.resource !== 'compute';
          return {
            key: term.resource,
            cells: [
              limitWords(term.resource),
              bytes ? formatBytes(term.amount) : `${formatValue(term.amount / TERA)} TFLOP`,
              bytes ? formatRate(term.perSec) : `${formatValue(term.perSec / TERA)} TFLOPS`,
              formatDuration(term.seconds),
              term.what,
            ],
          };
        })}
      />
    </Section>
  );
}
