import { type CorrectionGroupResult, Corrections } from '@inferbench/graphql-documents/corrections';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';

export type CorrectionGroupData = CorrectionGroupResult;
export type CorrectionData = CorrectionGroupData['corrections'][number];
export type CorrectionUnit = NonNullable<CorrectionData['unit']>;
export type CorrectionVerdict = CorrectionData['verdict'];

export async function loadCorrections(): Promise<Answer<CorrectionGroupData[]>> {
  return mapAnswer(await ask(Corrections, {}), ({ corrections }) => corrections);
}
