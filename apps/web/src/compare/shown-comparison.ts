import type { ChipComparisonResult } from '@inferbench/graphql-documents/chip-comparison';

export type ComparedChip = ChipComparisonResult['chips'][number];
export type ComparedMetric = ChipComparisonResult['metrics'][number];
