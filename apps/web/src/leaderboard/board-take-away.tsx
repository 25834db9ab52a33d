import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { boardQuery, type ShownWork } from '../address/leaderboard-request.ts';
import { exportFiles } from '../address/pages.ts';
import { siteOrigin } from '../frame/origin.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { boardCitation } from './board-citation.ts';

export async function BoardTakeAway({ of }: { of: WorkloadBoardAnswer & { slice: ShownWork } }) {
  const { address, cite } = boardCitation(of, await siteOrigin());
  const { title, model, slice, by } = of;
  return (
    <TakeAway
      sentence={`${title}.`}
      permalink={address}
      citation={cite}
      files={exportFiles('leaderboard', boardQuery(model, slice, by))}
    />
  );
}
