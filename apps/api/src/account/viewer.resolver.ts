import { organizationsById } from '@inferbench/db/node-reader';
import { keysOf } from '@inferbench/db/organization-keys';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { ApiKeyConnectionType, toApiKeyType } from './api-key.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { toOrganizationType } from './organization.type.ts';
import { ViewerType } from './viewer.type.ts';

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who asks; null without a working API key.' })
  async viewer(@Ctx() context: ApiContext): Promise<ViewerType | null> {
    context.reads.personal();
    const caller = await context.caller();
    if (!caller.ok) return null;
    const [organization] = await organizationsById(context.database.prisma, [caller.value.organizationId]);
    if (organization === undefined) return null;
    return { organization: toOrganizationType(organization), scopes: caller.value.scopes };
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
