import { PriceOverride, Assumptions } from '@inferbench/domain/scores/assumptions';
import { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(OwnershipAssumptions, 'Ownership');
objectTypeOf(PriceOverride, 'StatedPrice');
export const AssumptionsType = objectTypeOf(Assumptions, 'Assumptions');
export type AssumptionsType = InstanceType<typeof AssumptionsType>;
