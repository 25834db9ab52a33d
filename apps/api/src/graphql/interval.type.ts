import { Interval } from '@inferbench/domain/terms/metric';
import { objectTypeOf } from './derived-type.ts';

export const IntervalType = objectTypeOf(Interval, 'Interval');
