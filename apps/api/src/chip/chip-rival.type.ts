import { ChipRival } from '@inferbench/domain/chips/chip-rival';
import { objectTypeOf } from '../graphql/derived-type.ts';

export const ChipRivalType = objectTypeOf(ChipRival, 'ChipRival');
export type ChipRivalType = InstanceType<typeof ChipRivalType>;
