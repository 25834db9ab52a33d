'use client';

import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { useState } from 'react';
import { Options } from '../../frame/picker.tsx';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingButton } from '../session/asking-button.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanges } from './outcome.ts';
import { QuietButton } from './quiet-button.tsx';
import { type Role, roleOf, ROLES, roleWords } from './role-words.ts';
import { invite, revokeInvitation } from './send-people.ts';
import { Section } from '../../frame/section.tsx';
import { SentForm } from '../../frame/sent-form.tsx';

type Invitation = NonNullable<OrganisationHomeResult['invitations']>[number];

const COLUMNS = [
  { head: 'Made' },
  { head: 'By' },
  { head: 'For a' },
  { head: 'What became of it', full: true },
  { head: 'Change', full: true },
] as const;

export function InvitationsSection({
  invitations,
  as,
}: {
  invitations: readonly Invitation[];
  as: ActingAs;
}) {
  const changes = useChanges();
  const { change, busy } = changes;
  const [role, setRole] = useState<Role>('SUBMITTER');
  return (
    <Section id="invitations" title="Invitations">
      <ChangeOutcome changes={changes} what="the link" />
      <SentForm label="New invitation" send={() => change(() => invite(role, as))}>
        <div>
          <label htmlFor="invited-role">Invite somebody as</label>
          <select
            id="invited-role"
            value={role}
            onChange={({ target }) => setRole(roleOf(target.value) ?? role)}
          >
            <Options of={ROLES} />
          </select>
        </div>
        <p>
          <AskingButton words="Make a link" busy={busy} />
        </p>
      </SentForm>
      {invitations.length === 0 ? (
        <p>Nobody was invited yet.</p>
      ) : (
        <StackTable
          caption="Invitations"
          columns={COLUMNS}
          rows={invitations.map((each) => ({
            key: each.id,
            cells: [
              formatDate(each.createdAt),
              each.invitedBy ?? 'the operator',
              roleWords(each.role),
              becameOf(each),
              isOpen(each) ? (
                <QuietButton
                  key="revoke"
                  words="Revoke"
                  label={`Revoke the link for a ${roleWords(each.role)}, made ${formatDate(each.createdAt)}`}
                  busy={busy}
                  onClick={() => void change(() => revokeInvitation(each.id, as))}
                />
              ) : (
                'over'
              ),
            ],
          }))}
        />
      )}
    </Section>
  );
}

function isOpen({ takenAt, revokedAt, expiresAt }: Invitation): boolean {
  return takenAt === null && revokedAt === null && Date.parse(expiresAt) > Date.now();
}

function becameOf({ takenBy, takenAt, revokedAt, expiresAt }: Invitation): string {
  if (takenAt !== null) return `taken by ${takenBy ?? 'somebody'} on ${formatDate(takenAt)}`;
  if (revokedAt !== null) return `revoked on ${formatDate(revokedAt)}`;
  return `${Date.parse(expiresAt) > Date.now() ? 'open until' : 'ended on'} ${formatDate(expiresAt)}`;
}
