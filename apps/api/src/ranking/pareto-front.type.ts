import { BoardKeys } from '@inferbench/domain/board/board-keys';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { Id } from '../graphql/global-id.ts';
import {
  AxisValue,
  MissingValue,
  FrontSystem,
  IncompleteSystem,
  ParetoFront,
} from '@inferbench/domain/board/pareto-front';
import { SliceType } from '../slice/slice.type.ts';

objectTypeOf(BoardKeys, 'BoardKeys');

objectTypeOf(AxisValue, 'AxisValue', {
  pointId: Id.describe('Global id of the point that has it.'),
});

objectTypeOf(MissingValue, 'MissingAxis');
objectTypeOf(FrontSystem, 'FrontSystem');

objectTypeOf(IncompleteSystem, 'IncompleteSystem', {
  values: IncompleteSystem.shape.values.describe('The values that it has.'),
});

export const ParetoFrontType = objectTypeOf(ParetoFront, 'ParetoFront', {
  slice: instanceOf(SliceType).describe('The slice.'),
});
export type ParetoFrontType = InstanceType<typeof ParetoFrontType>;
