import type { ListedDraft } from '@inferbench/graphql-documents/submission-lists';
import { pageAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { Section } from '../../frame/section.tsx';

const COLUMNS = [{ head: 'Draft' }, { head: 'Saved' }, { head: 'Where it is', full: true }] as const;
const NOUNS = { RUN: 'result', CHIP: 'chip', MODEL: 'model' } as const;

export function DraftsSection({ drafts }: { drafts: readonly ListedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <Section id="drafts" title="Drafts" note="Only your organisation sees them.">
      <StackTable
        caption="Drafts"
        columns={COLUMNS}
        rows={drafts.map((draft) => ({
          key: draft.id,
          cells: [<Name key="name" draft={draft} />, formatDate(draft.savedAt), draft.message],
        }))}
      />
    </Section>
  );
}

/** A model has no form: its draft is one of the command line. */
function Name({ draft: { id, subject, label } }: { draft: ListedDraft }) {
  const words = label === '' ? `a ${NOUNS[subject]} without a name` : `${label}, a ${NOUNS[subject]}`;
  if (subject === 'MODEL') return words;
  const page = subject === 'CHIP' ? 'newChip' : 'newRun';
  return <a href={pageAddress(page, { query: { draft: id } })}>{words}</a>;
}
