import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { COLUMN_WORDS, PHASE_WORDS } from '@inferbench/answers/board/words';
import { leaderboardAddress, type ShownWork } from '../address/leaderboard-request.ts';
import { viewCitation } from '../frame/citation.ts';

export type ShownBoard = Pick<WorkloadBoardAnswer, 'model' | 'modelName' | 'by' | 'engineVersion'> & {
  slice: ShownWork;
};

/** Address of a board, every part of it named, and how to cite it: the default may be another one tomorrow. */
export function boardCitation(
  { model, modelName, slice, by, engineVersion }: ShownBoard,
  origin: string,
): { address: string; cite: string } {
  const address = `${origin}${leaderboardAddress(model, { slice, by })}`;
  return {
    address,
    cite: viewCitation({
      what: `${modelName}, ${PHASE_WORDS[slice.phase].name}, ranked by ${COLUMN_WORDS[by].name}`,
      versions: [`engine ${engineVersion}`],
      address,
    }),
  };
}
