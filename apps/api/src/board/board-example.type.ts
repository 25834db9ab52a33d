import { Interval } from '@inferbench/domain/terms/metric';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { PointType } from '../point/point.type.ts';

const inPlace = {
  value: z.number().describe('Value of the metric, comparable with those of the board.'),
  unit: z.string().describe('Its unit.'),
  interval: Interval.describe('Its interval.'),
  point: instanceOf(PointType).describe('The point.'),
};

export const BoardExampleType = objectType(
  'BoardExample',
  'Where an example would stand by a metric. It is shown and takes no rank.',
  {
    ...inPlace,
    wouldRank: z.int().describe('Rank that it would take.'),
  },
);
export type BoardExampleType = InstanceType<typeof BoardExampleType>;

export const PlaceWithoutRankType = objectType(
  'PlaceWithoutRank',
  'Where an example, or what nobody reviewed, stands by a metric. It is shown in its place and takes no rank.',
  {
    ...inPlace,
    wouldRank: z.int().nullable().describe('Rank that an example would take; null of what nobody reviewed.'),
  },
);
export type PlaceWithoutRankType = InstanceType<typeof PlaceWithoutRankType>;
