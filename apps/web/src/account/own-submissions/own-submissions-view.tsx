import type {
  ListedDraft,
  ListedSubmission,
  SubmissionListPage,
} from '@inferbench/graphql-documents/submission-lists';
import type { TestRequest } from '@inferbench/graphql-documents/test-requests';
import { counted } from '@inferbench/units/english';
import type { ReactNode } from 'react';
import { pageAddress } from '../../address/pages.ts';
import { TableSection } from '../../frame/table-section.tsx';
import { Paging } from '../../frame/paging.tsx';
import type { ActingAs } from '../session/acting-as.ts';
import { TestRequestsSection } from './test-requests-section.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { formatDate } from '@inferbench/units/dates';

interface OwnSubmissionsProps {
  organization: string;
  drafts: readonly ListedDraft[];
  /** What names it as who measured, and as whom it answers. */
  requests: readonly TestRequest[];
  as: ActingAs;
  open: SubmissionListPage;
  ended: SubmissionListPage;
}

/** What an organisation submitted, by whose turn it is; where it is nobody's, that is said. */
export function OwnSubmissionsView({ organization, drafts, requests, as, open, ended }: OwnSubmissionsProps) {
  const waitsFor = (whom: ListedSubmission['waiting']['for']) =>
    open.nodes.filter(({ waiting }) => waiting.for === whom);
  const asked = requests.filter(({ state }) => state === 'ASKED').length;
  const [yours, reviewers] = [waitsFor('SUBMITTER'), waitsFor('REVIEWERS')];
  return (
    <>
      <PageHead title={`Submissions of ${organization}`}>
        {whatToDo(yours.length, asked)} <a href={pageAddress('newSubmission')}>Submit something</a>
      </PageHead>
      <TestRequestsSection requests={requests} as={as} />
      <DraftsSection drafts={drafts} />
      <Group id="yours" title="Waits for you" nodes={yours} none="Nothing to do." />
      <Group
        id="reviewers"
        title="Waits for reviewers"
        nodes={reviewers}
        none="Nothing waits for reviewers."
      />
      <Group
        id="ended"
        title="Came to an end"
        nodes={ended.nodes}
        none="Nothing was published, replaced or withdrawn yet."
      >
        <Paging of={ended.pageInfo} addressOf={(rest) => pageAddress('submissions', rest)} />
      </Group>
    </>
  );
}

/** Says that there is nothing to do only where nobody waits: neither a submission of theirs nor a result that names them. */
function whatToDo(yours: number, asked: number): string {
  if (yours + asked === 0) return 'Nothing to do: none waits for you.';
  return [
    yours === 0 ? [] : `${counted(yours, 'submission')} ${yours === 1 ? 'waits' : 'wait'} for you.`,
    asked === 0
      ? []
      : `${counted(asked, 'result')} of others ${asked === 1 ? 'names' : 'name'} you as who measured: confirm or deny it.`,
  ]
    .flat()
    .join(' ');
}

interface GroupProps {
  id: string;
  title: string;
  nodes: readonly ListedSubmission[];
  none: string;
  children?: ReactNode;
}

function Group({ id, title, nodes, none, children }: GroupProps) {
  return (
    <Section id={id} title={title}>
      {nodes.length === 0 ? <p>{none}</p> : <SubmissionTable caption={title} nodes={nodes} />}
      {children}
    </Section>
  );
}

const COLUMNS = [{ head: 'Draft' }, { head: 'Saved' }, { head: 'Where it is', full: true }] as const;
const NOUNS = { RUN: 'result', CHIP: 'chip', MODEL: 'model' } as const;

function DraftsSection({ drafts }: { drafts: readonly ListedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <TableSection
      id="drafts"
      title="Drafts"
      note="Only your organisation sees them."
      caption="Drafts"
      columns={COLUMNS}
      rows={drafts.map((draft) => ({
        key: draft.id,
        cells: [<Name key="name" draft={draft} />, formatDate(draft.savedAt), draft.message],
      }))}
    />
  );
}

/** A model has no form: its draft is one of the command line. */
function Name({ draft: { id, subject, label } }: { draft: ListedDraft }) {
  const words = label === '' ? `a ${NOUNS[subject]} without a name` : `${label}, a ${NOUNS[subject]}`;
  if (subject === 'MODEL') return words;
  const page = subject === 'CHIP' ? 'newChip' : 'newRun';
  return <a href={pageAddress(page, { query: { draft: id } })}>{words}</a>;
}
