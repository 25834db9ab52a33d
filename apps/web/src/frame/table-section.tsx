import { Section, type SectionProps } from './section.tsx';
import { StackTable, type StackTableProps } from '../chart/table/stack-table.tsx';

export function TableSection({
  caption,
  columns,
  rows,
  ...section
}: Omit<SectionProps, 'children'> & StackTableProps) {
  return (
    <Section {...section}>
      <StackTable caption={caption} columns={columns} rows={rows} />
    </Section>
  );
}
