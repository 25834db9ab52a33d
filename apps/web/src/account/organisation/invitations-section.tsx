'use client';

import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { useState } from 'react';
import { Options } from '../../frame/picker.tsx';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingButton } from '../session/asking-button.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanges } from './outcome.ts';
import { QuietButton } from './quiet-button.tsx';
import { type Role, roleOf, ROLES, roleWords } from './role-words.ts';
import { invite, revokeInvitation } from './send-people.ts';
import { Section } from '../../frame/section.tsx';
import { SentForm } from '../../frame/sent-form.tsx';

type Invitation = NonNullable<OrganisationHomeResult['invitations']>[number];

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
          {...eachInRow(invitations, (each) => each.id, [
            ['Made', (each) => formatDate(each.createdAt)],
            ['By', (each) => each.invitedBy ?? 'the operator'],
            ['For a', (each) => roleWords(each.role)],
            ['What became of it', (each) => becameOf(each), 'FULL'],
            [
              'Change',
              (each) =>
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
              'FULL',
            ],
          ])}
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
