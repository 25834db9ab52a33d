'use client';

import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { counted } from '@inferbench/units/english';
import type { Sent } from '../../api/sent.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { AskingButton } from '../session/asking-button.tsx';
import { registerPasskey, usePasskey } from '../session/passkey.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { known } from '../../words/numbers.ts';
import { formatDate } from '@inferbench/units/dates';
import { ChangeOutcome } from './change-outcome.tsx';
import { type Outcome, useChanges } from './outcome.ts';
import { QuietButton } from './quiet-button.tsx';
import { disablePasskey } from './send-people.ts';
import { Section } from '../../frame/section.tsx';

interface PasskeysSectionProps {
  passkeys: NonNullable<OrganisationHomeResult['passkeys']>;
  codesLeft: number | null;
  as: ActingAs;
}

/** The passkeys of who is signed in, whatever they act for. */
export function PasskeysSection({ passkeys, codesLeft, as }: PasskeysSectionProps) {
  const changes = useChanges();
  const { change, busy } = changes;
  const working = passkeys.filter(({ disabledAt }) => disabledAt === null);
  return (
    <Section
      id="passkeys"
      title="Your passkeys"
      note={
        <>
          {codesLeft === null ? null : `${counted(codesLeft, 'recovery code')} left. `}They are yours,
          whatever organisation you act for.
        </>
      }
    >
      <ChangeOutcome changes={changes} what="the passkey" />
      <StackTable
        caption="Your passkeys"
        {...eachInRow(working, ({ id }) => id, [
          ['Made', ({ createdAt }) => formatDate(createdAt)],
          ['Last used', ({ usedAt }) => known(usedAt, formatDate, 'never since')],
          [
            'Where',
            ({ isSynced }) => (isSynced ? 'kept by its maker, on other devices too' : 'on one device'),
          ],
          [
            'Change',
            ({ id, createdAt }) => (
              <QuietButton
                words="Disable"
                label={`Disable the passkey made ${formatDate(createdAt)}`}
                busy={busy}
                onClick={() => void change(() => disablePasskey(id, as))}
              />
            ),
            'FULL',
          ],
        ])}
      />
      <p className="step-button">
        <AskingButton words="Add a passkey" busy={busy} onClick={() => void change(addPasskey)} />
      </p>
    </Section>
  );
}

/** Another one, of another device; the one that is there is used first where it was not a moment ago. */
async function addPasskey(): Promise<Sent<Outcome>> {
  const first = await registerPasskey({});
  const sent = first.ok || first.trouble.code !== 'STEP_UP_NEEDED' ? first : await afterPasskey();
  return sent.ok ? { ok: true, answer: { done: true, words: 'The passkey is added.', secret: null } } : sent;
}

async function afterPasskey() {
  const used = await usePasskey();
  return used.ok ? registerPasskey({}) : used;
}
