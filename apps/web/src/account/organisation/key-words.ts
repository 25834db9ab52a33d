import type { ApiKeyScope } from '@inferbench/graphql-documents/api-keys';

export const SCOPE_WORDS: Readonly<Record<ApiKeyScope, string>> = {
  READ_SCORES: 'read what is not public yet',
  WRITE_SPECS: 'submit chips and models',
  WRITE_RUNS: 'write drafts',
  SUBMIT: 'submit runs',
  ADMIN_ORG: 'manage keys and people',
  REVIEW: 'decide on submissions of others',
};

export const GIVEN: readonly ApiKeyScope[] = ['SUBMIT', 'WRITE_RUNS', 'WRITE_SPECS', 'READ_SCORES'];
