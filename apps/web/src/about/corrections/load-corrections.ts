import { Corrections } from '@inferbench/graphql-documents/corrections';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { CorrectionGroupData } from './corrections-data.ts';

export async function loadCorrections(): Promise<Answer<CorrectionGroupData[]>> {
  return mapAnswer(await ask(Corrections, {}), ({ corrections }) => corrections);
}
