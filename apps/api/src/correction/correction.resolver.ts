import { Query, Resolver } from 'type-graphql';
import { CORRECTION_GROUPS } from './correction-groups.ts';
import { CorrectionGroupType } from './correction.type.ts';

@Resolver()
export class CorrectionResolver {
  @Query(() => [CorrectionGroupType], {
    description: 'Claims of the founding text, each beside what the catalogue and this engine compute.',
  })
  corrections(): CorrectionGroupType[] {
    return [...CORRECTION_GROUPS];
  }
}
