import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { objectTypeOf } from './derived-type.ts';

/** Type of the head of every chart. */
objectTypeOf(ChartHead, 'ChartHead');
