import { PriceOverride, Assumptions } from '@inferbench/domain/assumptions';
import { OwnershipAssumptions } from '@inferbench/domain/ownership';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(OwnershipAssumptions, 'Ownership');
objectTypeOf(PriceOverride, 'StatedPrice');
export const AssumptionsType = objectTypeOf(Assumptions, 'Assumptions');
export type AssumptionsType = InstanceType<typeof AssumptionsType>;
