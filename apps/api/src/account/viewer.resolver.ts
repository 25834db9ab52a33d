import { accountName } from '@inferbench/db/account/accounts';
import { type Belongings, belongingsOf } from '@inferbench/db/account/session-actor';
import { organizationsById } from '@inferbench/db/points/node-reader';
import { keysOf } from '@inferbench/db/account/organization-keys';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { StaffRole } from '@inferbench/domain/account/membership-role';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { ApiKeyConnectionType, toApiKeyType } from './api-key.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { OrganizationType, toOrganizationType } from './organization.type.ts';
import { AccountType, MembershipType, StaffRoleEnum, toViewerType, ViewerType } from './viewer.type.ts';

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, {
    nullable: true,
    description: 'Who asks; null without a working API key or session.',
  })
  async viewer(@Ctx() context: ApiContext): Promise<ViewerType | null> {
    context.reads.personal();
    const caller = await context.caller();
    return caller.ok ? toViewerType(caller.value) : null;
  }

  @FieldResolver(() => OrganizationType, {
    description:
      'The organisation that the key, or who is signed in, acts for; an error for a person who acts for none.',
  })
  async organization(@Ctx() context: ApiContext): Promise<OrganizationType> {
    const caller = await context.caller();
    const id = caller.ok ? caller.value.organizationId : null;
    const [organization] = id === null ? [] : await organizationsById(context.database.prisma, [id]);
    if (organization !== undefined) return toOrganizationType(organization);
    throw new InferbenchError('FORBIDDEN', 'You act for no organisation.', {
      fix: '`viewer { memberships }` lists those that you may act for.',
    });
  }

  @FieldResolver(() => AccountType, { nullable: true, description: 'Who is signed in; null for a key.' })
  async account(@Ctx() context: ApiContext): Promise<AccountType | null> {
    const accountId = await accountOf(context);
    const name = accountId === null ? null : await accountName(context.database.prisma, accountId);
    return name === null ? null : { name };
  }

  @FieldResolver(() => [MembershipType], {
    description: 'Organisations that who is signed in may act for, by another token; none for a key.',
  })
  async memberships(@Ctx() context: ApiContext): Promise<MembershipType[]> {
    const { memberships } = await belongings(context);
    const found = await organizationsById(
      context.database.prisma,
      memberships.map(({ organizationId }) => organizationId),
    );
    return memberships.flatMap(({ organizationId, role }) => {
      const organization = found.find(({ id }) => id === organizationId);
      return organization === undefined ? [] : [{ organization: toOrganizationType(organization), role }];
    });
  }

  @FieldResolver(() => StaffRoleEnum, {
    nullable: true,
    description:
      'What who is signed in does for the installation; null for a key, and for who does nothing for it.',
  })
  async staffRole(@Ctx() context: ApiContext): Promise<StaffRole | null> {
    return (await belongings(context)).staffRole;
  }

  @FieldResolver(() => ApiKeyConnectionType, {
    nullable: true,
    description: 'Keys of the organisation, newest first, revoked ones too. Needs the scope admin:org.',
  })
  async apiKeys(
    @Arg('first', () => Int, { description: 'Keys a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last key seen.' })
    after: string | null,
    @Ctx() context: ApiContext,
  ): Promise<ApiKeyConnectionType> {
    checkPageSize(first);
    const caller = await authenticate(context, 'admin:org');
    if (!caller.ok) throw new InferbenchError(caller.error.code, caller.error.message);
    const { organizationId } = caller.value;
    const scope = `apiKeys:${organizationId}`;
    // Ids alone give the order, so that the sort value of the cursor says nothing.
    const afterId = after ? context.cursors.decode(after, scope).systemId : null;
    const records = await keysOf(context.database.prisma, { organizationId, afterId, limit: first + 1 });
    const edges = records.slice(0, first).map((record) => ({
      cursor: context.cursors.encode({ sortValue: 0, systemId: record.id }, scope),
      node: toApiKeyType(record),
    }));
    return {
      edges,
      pageInfo: {
        hasNextPage: records.length > first,
        hasPreviousPage: afterId !== null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }
}

async function accountOf(context: ApiContext): Promise<string | null> {
  const caller = await context.caller();
  return caller.ok ? caller.value.accountId : null;
}

async function belongings(context: ApiContext): Promise<Belongings> {
  const accountId = await accountOf(context);
  return accountId === null
    ? { memberships: [], staffRole: null }
    : belongingsOf(context.database.pool, accountId, { demo: context.demo });
}
