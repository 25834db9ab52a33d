import { ChartHead } from '@inferbench/domain/chart-head';
import { objectTypeOf } from './derived-type.ts';

// Found by its schema: every chart holds one.
objectTypeOf(ChartHead, 'ChartHead');
