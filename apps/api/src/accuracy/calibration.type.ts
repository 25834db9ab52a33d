import {
  ChipRelation,
  Maturity,
  PowerCoefficients,
  PowerShares,
  RatioError,
  RegimeError,
  type Calibration,
} from '@inferbench/domain/scores/calibration';
import { z } from 'zod';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { describedConstants } from '@inferbench/calibration/committed-constants';

export const FittedConstantType = objectType(
  'FittedConstant',
  'A constant of the model, one for all measured families; effects of hardware, numbers, layers and stacks multiply it.',
  {
    name: z.string().describe('Its name in the calibration.'),
    value: z.number().describe('Its value.'),
    unit: z.string().describe('`share` or `s`.'),
    meaning: z.string().describe('What it is a share or a time of.'),
  },
);

const FrameworkMaturityType = objectTypeOf(Maturity, 'FrameworkMaturity', {
  reachPerClock: z.number().nullable().meta({
    description: 'Always null: what a stack is on one generation is an effect of its own.',
    deprecationReason: 'No stack is told by its reach since engine 0.6.0, remove after 2027-11-23',
  }),
});
objectTypeOf(PowerCoefficients, 'ChipPowerCoefficients');
objectTypeOf(PowerShares, 'PowerShares');
objectTypeOf(RegimeError, 'ErrorBar');
enumTypeOf(ChipRelation, 'ChipRelation', {
  description: 'How near two chips of a ratio are.',
  values: {
    GENERATION: 'Both are of one generation.',
    VENDOR: 'Both are of one vendor, of two generations.',
    OTHER: 'They are of two vendors.',
  },
});
objectTypeOf(RatioError, 'RatioBar');

export const CalibrationType = objectType(
  'Calibration',
  'Constants that the simulator computes with, fitted to published figures.',
  {
    date: z.string().describe('Day of the fit.'),
    latencyRows: z.int().describe('Times and rates that it learnt from.'),
    powerRows: z.int().describe('Watts that it learnt from.'),
    constants: z.array(instanceOf(FittedConstantType)).describe('Constants of the attainable model.'),
    maturities: z.array(instanceOf(FrameworkMaturityType)).describe('Maturities of frameworks.'),
    power: z.array(PowerCoefficients).describe('Power of the chips whose watts are published.'),
    powerShares: PowerShares.describe('Power of all other chips.'),
    errorBars: z.array(RegimeError).describe('Error bars.'),
    ratioBars: z.array(RatioError).describe('Error bars of the ratio of two simulated chips.'),
  },
);
export type CalibrationType = InstanceType<typeof CalibrationType>;

export function toCalibrationType({ maturity, errors, ratios, ...rest }: Calibration): CalibrationType {
  return {
    ...rest,
    constants: describedConstants(rest.constants),
    maturities: maturity.map((of) => ({ ...of, reachPerClock: null })),
    errorBars: errors,
    ratioBars: ratios,
  };
}
