import { type ApiKeyFields, ApiKeys } from '@inferbench/graphql-documents/api-keys';
import type { Answer } from '../api/answer.ts';
import type { Session } from '../session/session-of.ts';

export interface OrganisationData {
  /** For its owners; null for who may not list them. */
  keys: readonly ApiKeyFields[] | null;
}

export async function loadOrganisation({ who, ask }: Session): Promise<Answer<OrganisationData>> {
  if (who.actor.role !== 'owner') return { state: 'DATA', value: { keys: null } };
  const answer = await ask(ApiKeys, { after: null });
  if (answer.state !== 'DATA') return answer;
  return {
    state: 'DATA',
    value: { keys: answer.value.viewer?.apiKeys?.edges.map(({ node }) => node) ?? null },
  };
}
