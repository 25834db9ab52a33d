'use client';

import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import type { ActingAs } from '../session/acting-as.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanges } from './outcome.ts';
import { QuietButton } from './quiet-button.tsx';
import { endOtherSessions } from './send-people.ts';
import { Section } from '../../frame/section.tsx';

interface SessionsSectionProps {
  sessions: NonNullable<OrganisationHomeResult['sessions']>;
  as: ActingAs;
}

export function SessionsSection({ sessions, as }: SessionsSectionProps) {
  const changes = useChanges();
  const { change, busy } = changes;
  return (
    <Section
      id="sessions"
      title="Where you are signed in"
      note="A browser that you do not know is a reason to sign out everywhere else."
    >
      <ChangeOutcome changes={changes} what="your sessions" />
      <StackTable
        caption="Your sessions"
        {...eachInRow(sessions, ({ openedAt }, n) => `${n} ${openedAt}`, [
          ['Signed in', ({ openedAt }) => formatDate(openedAt)],
          ['Last used', ({ seenAt }) => formatDate(seenAt)],
          ['Where', ({ isThisOne }) => (isThisOne ? 'this browser' : 'another browser'), 'FULL'],
        ])}
      />
      {sessions.length < 2 ? null : (
        <p className="step-button">
          <QuietButton
            words="Sign out everywhere else"
            label="Sign out everywhere else"
            busy={busy}
            onClick={() => void change(() => endOtherSessions(as))}
          />
        </p>
      )}
    </Section>
  );
}
