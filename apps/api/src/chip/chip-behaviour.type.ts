import {
  ArrayPasses,
  ArrayUtilisation,
  CapacityCliffPoint,
  ChipBehaviour,
  SectionStep,
  SramPlacement,
} from '@inferbench/domain/chips/chip-behaviour';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(ArrayUtilisation, 'ArrayUtilisation');
objectTypeOf(SramPlacement, 'SramPlacement');
objectTypeOf(CapacityCliffPoint, 'CapacityCliffPoint');
objectTypeOf(ArrayPasses, 'ArrayPasses');
objectTypeOf(SectionStep, 'SectionStep');
export const ChipBehaviourType = objectTypeOf(ChipBehaviour, 'ChipBehaviour');
export type ChipBehaviourType = InstanceType<typeof ChipBehaviourType>;
