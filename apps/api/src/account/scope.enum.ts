import { registerEnumType } from 'type-graphql';
import type { Scope } from '../auth/scope.ts';

/** `read:scores` of the database is `READ_SCORES` in GraphQL. */
export const ScopeEnum = {
  READ_SCORES: 'read:scores',
  WRITE_SPECS: 'write:specs',
  WRITE_RUNS: 'write:runs',
  SUBMIT: 'submit',
  ADMIN_ORG: 'admin:org',
} as const satisfies Record<string, Scope>;

registerEnumType(ScopeEnum, {
  name: 'ApiKeyScope',
  description: 'What an API key may do.',
  valuesConfig: {
    READ_SCORES: { description: 'Read scores of the own organisation that are not public yet.' },
    WRITE_SPECS: { description: 'Write chip and model specifications.' },
    WRITE_RUNS: { description: 'Write runs as drafts.' },
    SUBMIT: { description: 'Submit runs.' },
    ADMIN_ORG: { description: 'Make, list and revoke API keys of the organisation.' },
  },
});
