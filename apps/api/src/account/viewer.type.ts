import { Scope } from '@inferbench/domain/api-key-scope';
import { enumTypeOf, objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { z } from 'zod';
import { OrganizationType } from './organization.type.ts';

enumTypeOf(Scope, 'ApiKeyScope', {
  description: 'What an API key may do.',
  values: {
    READ_SCORES: 'Read scores of the own organisation that are not public yet.',
    WRITE_SPECS: 'Write chip and model specifications.',
    WRITE_RUNS: 'Write runs as drafts.',
    SUBMIT: 'Submit runs.',
    ADMIN_ORG: 'Make, list and revoke API keys of the organisation.',
    REVIEW: 'Decide on submissions of others; of persons only.',
  },
});

export const ViewerType = objectType('Viewer', 'Whoever the API key of the request belongs to.', {
  organization: instanceOf(OrganizationType).describe('The organisation of the key.'),
  scopes: z.array(Scope).describe('What the key may do.'),
});
export type ViewerType = InstanceType<typeof ViewerType>;
