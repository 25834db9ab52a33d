import { Query, Resolver } from 'type-graphql';
import { CorrectionGroupType } from './correction.type.ts';

@Resolver()
export class CorrectionResolver {
  @Query(() => [CorrectionGroupType], {
    description: 'Claims of the founding text, each beside what the catalogue and this engine compute.',
  })
  async corrections(): Promise<CorrectionGroupType[]> {
    const { CORRECTION_GROUPS } = await import('./correction-groups.ts');
    return [...CORRECTION_GROUPS];
  }
}
