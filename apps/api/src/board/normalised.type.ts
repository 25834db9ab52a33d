import { LARGE_UNIT_WORDS, LargeUnit } from '@inferbench/domain/chips/large-unit';
import { Normalised, NormalisingReference } from '@inferbench/domain/scores/normalised';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(LargeUnit, 'LargeUnit', {
  description: 'Unit in which a chip is sold and powered that is more than a card or module.',
  values: (unit) => LARGE_UNIT_WORDS[unit].meaning,
});
objectTypeOf(NormalisingReference, 'NormalisingReference');
export const NormalisedType = objectTypeOf(Normalised, 'Normalised');
export type NormalisedType = InstanceType<typeof NormalisedType>;
