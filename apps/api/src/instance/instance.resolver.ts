import { readInstance } from '@inferbench/db/shared/instance-reader';
import { InstanceState, ReviewSetting } from '@inferbench/domain/submissions/instance-state';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(ReviewSetting, 'ReviewSetting', {
  description: 'Whether two persons agree before a result is listed.',
  values: {
    REQUIRED: 'What nobody reviewed yet is listed on request only.',
    OFF: 'Results are listed without review, and every page says so.',
  },
});
const InstanceType = objectTypeOf(InstanceState, 'Instance');

@Resolver()
export class InstanceResolver {
  @Query(() => InstanceType, { description: 'What holds for this whole installation.' })
  instance(@Ctx() { database, reads }: ApiContext): Promise<InstanceState> {
    // An operator changes it at any time.
    reads.personal();
    return readInstance(database.pool);
  }
}
