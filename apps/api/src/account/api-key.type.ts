import type { ApiKeyRecord } from '@inferbench/db/organization-keys';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { globalId } from '../graphql/global-id.ts';
import { PageInfoType } from '../graphql/page-info.type.ts';
import { ConflictType, UnauthorizedType, ValidationFailedType } from '../mutation/payloads.type.ts';
import { ScopeEnum } from './scope.enum.ts';
import { Scope } from '../auth/scope.ts';

@ObjectType('ApiKey', { description: 'An API key without its secret, which is stored nowhere.' })
export class ApiKeyType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'The 8 characters after ib_live_, by which a key is recognised.' })
  publicId!: string;

  @Field(() => String, { description: 'What its maker called it.' })
  name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may do.' })
  scopes!: Scope[];

  @Field(() => String, { description: 'When it was made, ISO 8601 UTC.' })
  createdAt!: string;

  @Field(() => String, { nullable: true, description: 'When it ends, ISO 8601 UTC; null: never.' })
  expiresAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was last used, ISO 8601 UTC, noted once a minute; null: never.',
  })
  lastUsedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was revoked, ISO 8601 UTC; null: it was not.',
  })
  revokedAt!: string | null;
}

@ObjectType('ApiKeyEdge', { description: 'A key and its place in the list.' })
export class ApiKeyEdgeType {
  @Field(() => String, { description: 'Position for `after`.' })
  cursor!: string;

  @Field(() => ApiKeyType, { description: 'The key.' })
  node!: ApiKeyType;
}

@ObjectType('ApiKeyConnection', { description: 'A page of the keys of an organisation, newest first.' })
export class ApiKeyConnectionType {
  @Field(() => PageInfoType, { description: 'Paging.' })
  pageInfo!: PageInfoType;

  @Field(() => [ApiKeyEdgeType], { description: 'Keys.' })
  edges!: ApiKeyEdgeType[];
}

@InputType({ description: 'A key to make.' })
export class CreateApiKeyInput {
  @Field(() => String, {
    description: 'What to call it, 1 to 80 characters, for example the machine it is for.',
  })
  name!: string;

  @Field(() => [ScopeEnum], { description: 'What it may do: at most what the calling key may do.' })
  scopes!: Scope[];

  @Field(() => String, { nullable: true, description: 'When it ends, ISO 8601 with time zone; null: never.' })
  expiresAt?: string | null;

  @Field(() => String, {
    description: 'The same key with the same content makes no second API key; 8 to 200 characters.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A key to end.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Global id of the key.' })
  id!: string;

  @Field(() => String, {
    description: 'Revoking twice is revoking once, whatever this says; 8 to 200 characters.',
  })
  idempotencyKey!: string;
}

@ObjectType('ApiKeyCreated', { description: 'The key was made.' })
export class ApiKeyCreatedType {
  readonly kind = 'ApiKeyCreated';

  @Field(() => ApiKeyType, { description: 'What is known of it from now on.' })
  apiKey!: ApiKeyType;

  @Field(() => String, {
    nullable: true,
    description:
      'The key itself, shown this one time. Null for a repeated request: no secret is stored that could be shown again.',
  })
  key!: string | null;

  @Field(() => Boolean, { description: 'True when this idempotency key had made the API key before.' })
  replayed!: boolean;

  @Field(() => String, { description: 'What to do now.' })
  message!: string;
}

@ObjectType('ApiKeyRevoked', { description: 'The key works nowhere from now on.' })
export class ApiKeyRevokedType {
  readonly kind = 'ApiKeyRevoked';

  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey!: ApiKeyType;
}

const TYPES = {
  ApiKeyCreated: ApiKeyCreatedType,
  ApiKeyRevoked: ApiKeyRevokedType,
  ValidationFailed: ValidationFailedType,
  Conflict: ConflictType,
  Unauthorized: UnauthorizedType,
} as const;

export const CreateApiKeyPayload = createUnionType({
  name: 'CreateApiKeyPayload',
  description: 'Outcome of createApiKey.',
  types: () => [ApiKeyCreatedType, ValidationFailedType, ConflictType, UnauthorizedType] as const,
  resolveType: ({ kind }) => TYPES[kind],
});
export type CreateApiKeyOutcome = ApiKeyCreatedType | ValidationFailedType | ConflictType | UnauthorizedType;

export const RevokeApiKeyPayload = createUnionType({
  name: 'RevokeApiKeyPayload',
  description: 'Outcome of revokeApiKey.',
  types: () => [ApiKeyRevokedType, ValidationFailedType, UnauthorizedType] as const,
  resolveType: ({ kind }) => TYPES[kind],
});
export type RevokeApiKeyOutcome = ApiKeyRevokedType | ValidationFailedType | UnauthorizedType;

const Scopes = z.array(Scope);

export function toApiKeyType(record: ApiKeyRecord): ApiKeyType {
  return {
    id: globalId('ApiKey', record.id),
    publicId: record.publicId,
    name: record.name,
    scopes: Scopes.parse(record.scopes),
    createdAt: record.createdAt.toISOString(),
    expiresAt: record.expiresAt?.toISOString() ?? null,
    lastUsedAt: record.lastUsedAt?.toISOString() ?? null,
    revokedAt: record.revokedAt?.toISOString() ?? null,
  };
}
