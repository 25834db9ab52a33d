import type { ApiKeyFields } from '@inferbench/graphql-documents/api-keys';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { SCOPE_WORDS } from './key-words.ts';
import { QuietButton } from './quiet-button.tsx';

const COLUMNS = [
  { head: 'Name', full: true },
  { head: 'Begins with' },
  { head: 'May', full: true },
  { head: 'Last used' },
  { head: 'Ends' },
  { head: 'Change', full: true },
] as const;

const day = (time: string | null) => (time === null ? 'never' : formatDate(time));

export function isOver({ revokedAt, expiresAt }: ApiKeyFields): boolean {
  return revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
}

/** Keys of before had none. */
function nameOf({ name, publicId }: ApiKeyFields): string {
  return name === '' ? publicId : name;
}

interface KeyTableProps {
  keys: readonly ApiKeyFields[];
  busy: boolean;
  rotate: (key: ApiKeyFields) => void;
  revoke: (key: ApiKeyFields) => void;
}

export function KeyTable({ keys, busy, rotate, revoke }: KeyTableProps) {
  return (
    <StackTable
      caption="Keys that work"
      columns={COLUMNS}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          nameOf(key),
          <code key="id">{key.publicId}</code>,
          key.scopes.map((scope) => SCOPE_WORDS[scope]).join(', '),
          day(key.lastUsedAt),
          day(key.expiresAt),
          <span key="acts">
            <QuietButton
              words="Rotate"
              label={`Rotate ${nameOf(key)}`}
              busy={busy}
              onClick={() => rotate(key)}
            />
            <QuietButton
              words="Revoke"
              label={`Revoke ${nameOf(key)}`}
              busy={busy}
              onClick={() => revoke(key)}
            />
          </span>,
        ],
      }))}
    />
  );
}
