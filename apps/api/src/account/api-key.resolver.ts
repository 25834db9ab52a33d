import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import {
  CreateApiKeyInput,
  type CreateApiKeyOutcome,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  type RevokeApiKeyOutcome,
  RevokeApiKeyPayload,
} from './api-key.type.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

@Resolver()
export class ApiKeyResolver {
  @Mutation(() => CreateApiKeyPayload, {
    description: 'Makes an API key, shown once. Needs a key with the scope admin:org.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The key.' }) input: CreateApiKeyInput,
    @Ctx() context: ApiContext,
  ): Promise<CreateApiKeyOutcome> {
    return createApiKey(context, input);
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Ends an API key at once. Needs a key with the scope admin:org; a key may end itself.',
  })
  revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) input: RevokeApiKeyInput,
    @Ctx() context: ApiContext,
  ): Promise<RevokeApiKeyOutcome> {
    return revokeApiKey(context, input);
  }
}
