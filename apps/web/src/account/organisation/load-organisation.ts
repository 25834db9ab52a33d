import { type ApiKeyFields, ApiKeys } from '@inferbench/graphql-documents/api-keys';
import { OrganisationHome, type OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import type { Session } from '../session/session-of.ts';

export interface OrganisationData {
  home: OrganisationHomeResult;
  /** Keys, for its owners; null for who may not list them. */
  keys: readonly ApiKeyFields[] | null;
}

export async function loadOrganisation({ who, ask }: Session): Promise<Answer<OrganisationData>> {
  const isOwner = who.actor.role === 'owner';
  const [home, keys] = await Promise.all([
    ask(OrganisationHome, {}),
    isOwner ? ask(ApiKeys, { after: null }) : null,
  ]);
  return mapAnswer(home, ({ viewer }) =>
    viewer === null
      ? null
      : {
          home: viewer,
          keys:
            keys?.state === 'DATA'
              ? (keys.value.viewer?.apiKeys?.edges.map(({ node }) => node) ?? null)
              : null,
        },
  );
}
