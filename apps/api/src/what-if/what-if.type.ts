import {
  BatchPlace,
  ChipEdit,
  PointPhases,
  WhatIfPlaces,
  WhatIfRequest,
} from '@inferbench/domain/simulation/what-if';
import { z } from 'zod';
import { AttainableSharesType } from '../chip/model-shares.type.ts';
import { FlexibilityOutcome, type FlexibilityReportType } from '../flexibility/flexibility.type.ts';
import { inputTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf, shownAs } from '../graphql/shown-as.ts';
import { ReferenceSheetOutcome, type ReferenceSheetType } from '../sheet/sheet.type.ts';
import { orRefused, SimulateResultType, type SimulationRefusedType } from '../simulate/simulate.type.ts';

inputTypeOf(ChipEdit, 'ChipEditInput');
export const WhatIfInput = inputTypeOf(WhatIfRequest, 'WhatIfInput');
export type WhatIfInput = InstanceType<typeof WhatIfInput>;

const phase = (schema: z.ZodType) => instanceOf(SimulateResultType).describe(schema.description ?? '');
const { generate, prefill, decode } = PointPhases.shape;

const WhatIfPointType = objectTypeOf(PointPhases, 'WhatIfPoint', {
  generate: phase(generate),
  prefill: phase(prefill),
  decode: phase(decode),
});
type WhatIfPointType = InstanceType<typeof WhatIfPointType> & { kind: 'WhatIfPoint' };

const WhatIfPointOutcome = orRefused(
  'WhatIfPointOutcome',
  WhatIfPointType,
  'A chip at the operating point, or why it does not run.',
);

objectTypeOf(BatchPlace, 'BatchPlace');
objectTypeOf(WhatIfPlaces, 'WhatIfPlaces');

/** A member of a union, which says its type itself. */
const oneOf = <T extends object>(union: object) => shownAs(z.custom<T>(), union);

export const WhatIfType = objectType('WhatIf', 'A chip before and after edits of its specification.', {
  attainable: instanceOf(AttainableSharesType).describe('What the attainable model takes off its peaks.'),
  before: oneOf<WhatIfPointType | SimulationRefusedType>(WhatIfPointOutcome).describe('As specified.'),
  after: oneOf<WhatIfPointType | SimulationRefusedType>(WhatIfPointOutcome).describe('As edited.'),
  places: WhatIfPlaces.describe('Its place among the chips that are sold.'),
  sheet: oneOf<ReferenceSheetType | SimulationRefusedType>(ReferenceSheetOutcome).describe('As edited.'),
  flexibility: oneOf<FlexibilityReportType | SimulationRefusedType>(FlexibilityOutcome).describe(
    'As edited.',
  ),
  engineVersion: z.string().describe('Version of the simulator.'),
});
export type WhatIfType = InstanceType<typeof WhatIfType> & { kind: 'WhatIf' };

export const WhatIfOutcome = orRefused('WhatIfOutcome', WhatIfType);
