import { z } from 'zod';
import {
  SheetTimes,
  CostEfficiency,
  EnergyEfficiency,
  SheetFigures,
  SheetRowName,
} from '@inferbench/domain/simulation/reference-sheet';
import { Refusal } from '@inferbench/domain/errors/refusal';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { asNotes } from '../simulate/notes.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(Refusal, 'Refusal');
objectTypeOf(SheetTimes, 'SheetTimes');
objectTypeOf(CostEfficiency, 'SheetCost');
objectTypeOf(EnergyEfficiency, 'SheetEnergy');

export const SheetFiguresType = objectTypeOf(SheetFigures, 'SheetFigures', {
  missing: asNotes(SheetFigures.shape.missing),
  ok: null,
});

export const SheetRowType = objectType(
  'SheetRow',
  'A row of the suite: figures, or the reason why there are none.',
  {
    name: SheetRowName.describe('For example decode-b32.'),
    context: z.int().describe('Keys a token attends to, or tokens of the prompt.'),
    figures: instanceOf(SheetFiguresType).nullable().describe('Null where `refusal` says why.'),
    refusal: Refusal.nullable().describe('Null where there are figures.'),
  },
);
export type SheetRowType = InstanceType<typeof SheetRowType>;

export const ReferenceSheetType = objectType(
  'ReferenceSheet',
  'One chip under the reference suite, simulated.',
  {
    suite: z.string().describe('Name of the suite.'),
    chip: z.string().describe('Slug of the chip.'),
    model: z.string().describe('Slug of the model.'),
    scaleUpChips: z
      .int()
      .describe('Chips that a placement may use: the scale-up domain, 1 where none is published.'),
    rows: z
      .array(instanceOf(SheetRowType))
      .describe('Decode at four batches and four contexts, and a prompt.'),
    decodeErrorBar: z
      .number()
      .nullable()
      .describe('Half-width of the error bar of decode times, as a share; null where nothing is simulated.'),
    prefillErrorBar: z.number().nullable().describe('Of the prefill time.'),
    uncalibrated: z.boolean().describe('The family has no constants fitted to measurements.'),
    engineVersion: z.string().describe('Version of the simulator.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
  },
);
export type ReferenceSheetType = InstanceType<typeof ReferenceSheetType> & { kind: 'ReferenceSheet' };

export const ReferenceSheetOutcome = orRefused('ReferenceSheetOutcome', ReferenceSheetType);
