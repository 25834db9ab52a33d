import type { CorrectionGroupResult } from '@inferbench/graphql-documents/corrections';

/** One section of the audit, as its page shows it. */
export type CorrectionGroupData = CorrectionGroupResult;
export type CorrectionData = CorrectionGroupData['corrections'][number];
export type CorrectionUnit = NonNullable<CorrectionData['unit']>;
export type CorrectionVerdict = CorrectionData['verdict'];
