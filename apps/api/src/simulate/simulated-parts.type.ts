import { PowerBoundaryEnum } from '../graphql/enums.ts';
import { SimulatedPrecision, WeightsFrom } from '@inferbench/domain/terms/precision';
import { CostBasis, CostItem } from '@inferbench/domain/scores/score';
import { z } from 'zod';
import { Placement, StepBytes } from '@inferbench/domain/scores/simulation';
import {
  SimulatedAgainst,
  SimulatedBand,
  SimulatedCapacity,
  SimulatedTimes,
  SimulatedPower,
  SimulatedEnergy,
  SimulateResult,
} from '@inferbench/domain/simulation/simulate-result';
import {
  AskedTechnique,
  EffectRatios,
  TechniqueEffect,
} from '@inferbench/domain/simulation/technique-effect';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { figure } from '@inferbench/domain/terms/figure';

export const SimulatedTimesType = objectTypeOf(SimulatedTimes, 'SimulatedTimes');
export type SimulatedTimesType = InstanceType<typeof SimulatedTimesType>;

objectTypeOf(Placement, 'Placement');
enumTypeOf(WeightsFrom, 'WeightsFrom', {
  description: 'Who says in which format weights are.',
  values: {
    STATED: 'The request, or whoever measured.',
    CHECKPOINT: 'The published checkpoint: the request says nothing.',
    DEFAULT: 'Nobody, or a checkpoint of 16 bits: fp16.',
  },
});
objectTypeOf(SimulatedPrecision, 'SimulatedPrecision');
objectTypeOf(StepBytes, 'SimulatedBytes');
objectTypeOf(SimulatedCapacity, 'SimulatedCapacity');

export const SimulatedCostType = objectType(
  'SimulatedCost',
  'At the expected time, on the basis that has a price, owned before rented.',
  {
    basis: CostBasis.describe('Bought, rented, or rented by a contract of three years.'),
    items: z.array(CostItem).describe('What it is made of.'),
    usdPerHour: z.number().describe('US dollars per hour, all chips.'),
    usdPerMillionOutputTokens: figure('US dollars; null for PREFILL, which answers nothing.'),
  },
);

objectTypeOf(SimulatedBand, 'SimulatedBand');
objectTypeOf(SimulatedAgainst, 'SimulatedAgainst');
objectTypeOf(SimulatedPower, 'SimulatedPower');

objectTypeOf(SimulatedEnergy, 'SimulatedEnergy', {
  boundary: shownAs(SimulatedEnergy.shape.boundary, PowerBoundaryEnum),
});

objectTypeOf(SimulateResult.shape.split, 'SimulatedSplit');
objectTypeOf(EffectRatios, 'EffectRatios');
enumTypeOf(AskedTechnique, 'AskedTechnique', {
  description: 'A technique of a request.',
  values: {
    ATTENTION_WINDOW: 'Tokens see the newest keys alone.',
    KV_QUANTISATION: 'The cache is stored in a stated precision.',
    SPECULATION: 'Tokens are drafted and checked.',
    PREFIX_CACHE: 'A share of each prompt is in the cache.',
    CHUNKED_PREFILL: 'Prompts are computed in pieces.',
    DISAGGREGATION: 'Prompts have chips of their own.',
  },
});
objectTypeOf(TechniqueEffect, 'TechniqueEffect');

export const SimulationNoteType = objectType(
  'SimulationNote',
  'A part of the result and what to know of it.',
  {
    part: z.string().describe('Part of the result.'),
    text: z.string().describe('Reason or confidence.'),
  },
);
export type SimulationNoteType = InstanceType<typeof SimulationNoteType>;
