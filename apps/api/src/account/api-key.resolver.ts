import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import {
  CreateApiKeyInput,
  type CreateApiKeyOutcome,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  type RevokeApiKeyOutcome,
  RevokeApiKeyPayload,
  RotateApiKeyInput,
  type RotateApiKeyOutcome,
  RotateApiKeyPayload,
} from './api-key.type.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

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

  @Mutation(() => RotateApiKeyPayload, {
    description:
      'Makes a key with the name and scopes of another, which ends within 7 days. Needs a key with the scope admin:org.',
  })
  rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, { description: 'The key.' }) input: RotateApiKeyInput,
    @Ctx() context: ApiContext,
  ): Promise<RotateApiKeyOutcome> {
    return rotateApiKey(context, input);
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
