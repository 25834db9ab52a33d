'use client';

import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { Options } from '../../frame/picker.tsx';
import type { ActingAs } from '../session/acting-as.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { ChangeOutcome } from './change-outcome.tsx';
import { useChanges } from './outcome.ts';
import { QuietButton } from './quiet-button.tsx';
import { roleOf, ROLES, roleWords } from './role-words.ts';
import { removeMember, setRole } from './send-people.ts';
import { Section } from '../../frame/section.tsx';

type Member = NonNullable<OrganisationHomeResult['members']>[number];

interface MembersSectionProps {
  members: readonly Member[];
  isOwner: boolean;
  as: ActingAs;
}

const COLUMNS = [
  { head: 'Name' },
  { head: 'May', full: true },
  { head: 'Since' },
  { head: 'Change', full: true },
] as const;

export function MembersSection({ members, isOwner, as }: MembersSectionProps) {
  const changes = useChanges();
  const { change, busy } = changes;
  return (
    <Section id="members" title="Members">
      <ChangeOutcome changes={changes} what="the link" />
      <StackTable
        caption="Members"
        columns={isOwner ? COLUMNS : COLUMNS.slice(0, 3)}
        rows={members.map((member) => ({
          key: member.id,
          cells: [
            member.isYou ? `${member.name} (you)` : member.name,
            isOwner ? (
              <select
                key="role"
                aria-label={`Role of ${member.name}`}
                value={member.role}
                disabled={busy}
                onChange={({ target }) => {
                  const role = roleOf(target.value);
                  if (role !== undefined) void change(() => setRole(member, role, as));
                }}
              >
                <Options of={ROLES} />
              </select>
            ) : (
              roleWords(member.role)
            ),
            formatDate(member.since),
            <QuietButton
              key="remove"
              words="Remove"
              label={`Remove ${member.name}`}
              busy={busy}
              onClick={() => void change(() => removeMember(member, as))}
            />,
          ],
        }))}
      />
      <ul className="note">
        {ROLES.map(({ value, words, meaning }) => (
          <li key={value}>
            <strong>{words}</strong>: {meaning}
          </li>
        ))}
      </ul>
    </Section>
  );
}
