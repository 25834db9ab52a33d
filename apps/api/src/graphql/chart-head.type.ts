import { ChartHead } from '@inferbench/domain/chart-head';
import { objectTypeOf } from './derived-type.ts';

/** Of every chart. */
objectTypeOf(ChartHead, 'ChartHead');
