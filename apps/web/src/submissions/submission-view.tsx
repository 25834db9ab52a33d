import { isProvisional } from '@inferbench/domain/submissions/lifecycle';
import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import type { ReactNode } from 'react';
import { organisationAddress, ruleAddress, submissionAddress } from '../address/pages.ts';
import { TableSection } from '../frame/table-section.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { ReplySection } from '../point/reply/reply-section.tsx';
import { FactsTable } from '../chart/table/facts-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { DecisionsSection } from './decisions-section.tsx';
import { FiguresSection, type SubmittedFigures } from './figures-section.tsx';
import {
  actorWords,
  ACTS,
  measuredBy,
  nextWords,
  submissionTitle,
  tombstoneWords,
} from './submission-words.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

type Story = SubmissionResult['story'];

const NO_FIGURES: SubmittedFigures = { inAll: 0, points: [] };

interface SubmissionViewProps {
  submission: SubmissionResult;
  /** What who is signed in sees beside everybody; null for everybody. */
  inside?: ReactNode;
  figures?: SubmittedFigures;
  replyForm?: ReactNode;
  dossier?: ReactNode;
}

export function SubmissionView({
  submission,
  inside = null,
  replyForm = null,
  figures = NO_FIGURES,
  dossier = null,
}: SubmissionViewProps) {
  const { story, message, lifecycle, waiting, changes, newest } = submission;
  return (
    <>
      <div className="head">
        <h1>{submissionTitle(submission)}</h1>
        <p className="lede">
          {message} {lifecycle === 'WITHDRAWN' ? null : nextWords(waiting)}
        </p>
        {isProvisional(lifecycle) ? (
          <p className="badges">
            <span className="tag">provisional</span>
          </p>
        ) : null}
        <Stone tombstone={story.tombstone} />
        {newest === null || newest === story.tombstone?.successor ? null : <Newer id={newest} />}
      </div>
      {inside}
      {dossier}
      <Section id="revision" title="This revision">
        <FactsTable facts={facts(submission)} />
      </Section>
      <FiguresSection submission={submission} {...figures} />
      <ReplySection reply={submission.reply} form={replyForm} />
      <ChangesSection changes={changes} />
      <DecisionsSection decisions={story.decisions} />
      <Timeline timeline={story.timeline} />
      <Waivers waivers={story.waivers} />
    </>
  );
}

/** An address that somebody kept leads on to what stands now. */
function Newer({ id }: { id: string }) {
  return (
    <p className="message warning" role="status">
      <span>
        This revision was corrected. <a href={submissionAddress(id)}>Read the newest revision</a>.
      </span>
    </p>
  );
}

/** What is left of what was public: never nothing. */
function Stone({ tombstone }: Pick<Story, 'tombstone'>) {
  if (tombstone === null) return null;
  const { reason, successor, at } = tombstone;
  return (
    <div className="message warning" role="status">
      <p>
        <strong>{tombstoneWords(tombstone, formatDate(at))}</strong>{' '}
        {reason === null ? 'No reason is on record.' : <>Why: {reason}</>}
      </p>
      <p>
        {successor === null ? (
          'Nothing took its place.'
        ) : (
          <a href={submissionAddress(successor)}>A later revision took its place</a>
        )}
      </p>
    </div>
  );
}

function facts(submission: SubmissionResult) {
  const { submittedBy, submitter, revision, seriesId, supersedes, receipt, id } = submission;
  return [
    ['Submitted by', linked(organisationAddress(submitter.slug), submittedBy)],
    ['Measured', measuredBy(submission)],
    ['Revision', String(revision)],
    ...(supersedes === null
      ? []
      : [['Corrects', linked(submissionAddress(supersedes), 'the revision before')] as const]),
    ...(seriesId === id || seriesId === supersedes
      ? []
      : [['Series', linked(submissionAddress(seriesId), 'its first revision')] as const]),
    ['Received', formatDate(receipt.receivedAt)],
    ['SHA-256 of what was received', <code key="hash">{receipt.contentHash}</code>],
  ] as const;
}

function Timeline({ timeline }: Pick<Story, 'timeline'>) {
  if (timeline.length === 0) return null;
  return (
    <TableSection
      id="timeline"
      title="What happened"
      note="Oldest first. Reviewers are not named."
      caption="What happened to this revision"
      {...eachInRow(timeline, (event) => `${event.at} ${event.act}`, [
        ['Day', (event) => formatDate(event.at)],
        ['What', (event) => ACTS[event.act]],
        ['Who', (event) => actorWords(event)],
        ['Why', (event) => event.reason ?? 'no reason needed', 'FULL'],
      ])}
    />
  );
}

function Waivers({ waivers }: Pick<Story, 'waivers'>) {
  if (waivers.length === 0) return null;
  return (
    <TableSection
      id="waivers"
      title="Flags that it stands in spite of"
      caption="Waived flags"
      {...eachInRow(waivers, ({ rule }) => rule, [
        ['Rule', ({ rule }) => linked(ruleAddress(rule), <code className="unbroken">{rule}</code>)],
        ['Why it may stand', ({ reason }) => reason, 'FULL'],
        ['Persons', ({ persons }) => persons, 'NUMBER'],
        ['Day', ({ at }) => formatDate(at)],
      ])}
    />
  );
}

const absent = (value: string | null) => value ?? 'nothing';

function ChangesSection({ changes }: Pick<SubmissionResult, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <TableSection
      id="changes"
      title="What changed"
      note="Against the revision that it corrects; the first hundred values."
      caption="What differs from the revision before"
      {...eachInRow(changes, ({ path }) => path, [
        ['Where', ({ path }) => <code>{path}</code>, 'FULL'],
        ['Before', ({ before }) => absent(before), 'FULL'],
        ['Now', ({ after }) => absent(after), 'FULL'],
      ])}
    />
  );
}
