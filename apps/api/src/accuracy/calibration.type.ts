import { type DescribedConstant, describedConstants } from '@inferbench/calibration/committed-constants';
import type {
  Calibration,
  Maturity,
  PowerCoefficients,
  PowerShares,
  RegimeError,
} from '@inferbench/domain/calibration';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ErrorRegimeEnum, MaturityPhaseEnum } from './accuracy-enums.ts';

@ObjectType('FittedConstant', {
  description: 'A constant of the attainable model, one for all measured families.',
})
export class FittedConstantType implements DescribedConstant {
  @Field(() => String, { description: 'Its name in the calibration.' })
  name!: DescribedConstant['name'];

  @Field(() => Float, { description: 'Its value.' })
  value!: number;

  @Field(() => String, { description: '`share` or `s`.' })
  unit!: DescribedConstant['unit'];

  @Field(() => String, { description: 'What it is a share or a time of.' })
  meaning!: string;
}

@ObjectType('FrameworkMaturity', {
  description: 'How much slower than the best public stack a framework is at one kind of work.',
})
export class FrameworkMaturityType implements Maturity {
  @Field(() => String, { description: 'Framework as the catalogue spells it.' })
  framework!: string;

  @Field(() => String, { nullable: true, description: 'Its version; null where sources state none.' })
  version!: string | null;

  @Field(() => MaturityPhaseEnum, { description: 'Kind of work.' })
  phase!: Maturity['phase'];

  @Field(() => Float, { description: 'Median of measured ÷ attainable, at least 1.' })
  ratio!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'What its kernels do a processor and clock, FLOP for prefill, bytes for decode; null where one ratio explains the rows.',
  })
  reachPerClock!: number | null;

  @Field(() => Int, { description: 'Figures behind it.' })
  rows!: number;
}

@ObjectType('ChipPowerCoefficients', {
  description: 'P = floor + α · FLOP/s + β · B/s of one chip, fitted to its published watts.',
})
export class ChipPowerCoefficientsType implements PowerCoefficients {
  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => Float, { description: 'Power while anything runs, watts.' })
  floorWatts!: number;

  @Field(() => Float, { description: 'α, joules an operation of 16 bits.' })
  joulesPerFlop!: number;

  @Field(() => Float, { description: 'β, joules a byte of memory traffic.' })
  joulesPerByte!: number;

  @Field(() => Int, { description: 'Figures behind it.' })
  rows!: number;
}

@ObjectType('PowerShares', {
  description: 'The same as shares of the power limit at full rate, for chips without published watts.',
})
export class PowerSharesType implements PowerShares {
  @Field(() => Float, { description: 'Floor ÷ limit.' })
  floor!: number;

  @Field(() => Float, { description: 'Watts of arithmetic at peak ÷ limit.' })
  compute!: number;

  @Field(() => Float, { description: 'Watts of memory at full bandwidth ÷ limit.' })
  memory!: number;
}

@ObjectType('ErrorBar', { description: 'Error bar of predictions in one regime, from held-out figures.' })
export class ErrorBarType implements RegimeError {
  @Field(() => ErrorRegimeEnum, { description: 'The regime.' })
  phase!: RegimeError['phase'];

  @Field(() => Float, { description: 'Half-width as a share: two thirds of the figures lie inside.' })
  share!: number;

  @Field(() => Int, { description: 'Figures behind it.' })
  rows!: number;
}

@ObjectType('Calibration', {
  description: 'Constants that the simulator computes with, fitted to published figures.',
})
export class CalibrationType {
  @Field(() => String, { description: 'Day of the fit.' })
  date!: string;

  @Field(() => Int, { description: 'Times and rates that it learnt from.' })
  latencyRows!: number;

  @Field(() => Int, { description: 'Watts that it learnt from.' })
  powerRows!: number;

  @Field(() => [FittedConstantType], { description: 'Constants of the attainable model.' })
  constants!: DescribedConstant[];

  @Field(() => [FrameworkMaturityType], { description: 'Maturities of frameworks.' })
  maturities!: Maturity[];

  @Field(() => [ChipPowerCoefficientsType], { description: 'Power of the chips whose watts are published.' })
  power!: PowerCoefficients[];

  @Field(() => PowerSharesType, { description: 'Power of all other chips.' })
  powerShares!: PowerShares;

  @Field(() => [ErrorBarType], { description: 'Error bars.' })
  errorBars!: RegimeError[];
}

export function toCalibrationType({ constants, maturity, errors, ...rest }: Calibration): CalibrationType {
  const { date, latencyRows, powerRows, power, powerShares } = rest;
  return {
    date,
    latencyRows,
    powerRows,
    constants: describedConstants(constants),
    maturities: maturity,
    power,
    powerShares,
    errorBars: errors,
  };
}
