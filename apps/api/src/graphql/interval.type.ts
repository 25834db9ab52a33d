import { Interval } from '@inferbench/domain/metric';
import { objectTypeOf } from './derived-type.ts';

export const IntervalType = objectTypeOf(Interval, 'Interval');
