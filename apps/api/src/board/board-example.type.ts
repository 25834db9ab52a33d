import { Interval } from '@inferbench/domain/metric';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { PointType } from '../point/point.type.ts';

export const BoardExampleType = objectType(
  'BoardExample',
  'Where an example would stand by a metric. It is shown and takes no rank.',
  {
    value: z.number().describe('Value of the metric, comparable with those of the board.'),
    unit: z.string().describe('Its unit.'),
    interval: Interval.describe('Its interval.'),
    wouldRank: z.int().describe('Rank that it would take.'),
    point: instanceOf(PointType).describe('The point.'),
  },
);
export type BoardExampleType = InstanceType<typeof BoardExampleType>;
