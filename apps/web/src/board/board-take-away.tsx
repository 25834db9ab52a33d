import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { BoardResult } from '@inferbench/graphql-documents/board';
import { exportFiles } from '../address/pages.ts';
import { viewCitation } from '../frame/citation.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { boardAddress, boardQuery, type BoardRequest } from '../address/board-request.ts';
import { rankingSentence, sliceTitle } from './ranking-sentence.ts';
import { addressOfShown } from './slice/available-slice.ts';

interface BoardTakeAwayProps {
  board: BoardResult;
  request: BoardRequest;
  origin: string;
}

/** The view with every part of it named: the default slice may be another one tomorrow. */
export function BoardTakeAway({ board, request, origin }: BoardTakeAwayProps) {
  if (board.slice === null || board.edges.length === 0) return null;
  const { metric, evidence, pointsOnly } = request;
  const view = { slice: addressOfShown(board.slice), metric, evidence, pointsOnly };
  const address = `${origin}${boardAddress(view)}`;
  const { ranked, leader } = rankingSentence(board, metric);
  const title = sliceTitle(board.slice);
  const scores = board.edges[0]?.node.point.scores;
  return (
    <TakeAway
      sentence={`${title}: ${ranked}${leader === null ? '' : ` ${leader}.`}`}
      permalink={address}
      citation={viewCitation({
        what: `${title}, ranked by ${METRIC_DEFINITIONS[metric].axis}`,
        versions: [
          `epoch ${board.epoch ?? 'none'}`,
          ...(scores ? [`engine ${scores.engineVersion}`, `policy ${scores.policyVersion}`] : []),
        ],
        address,
      })}
      files={exportFiles('leaderboard', boardQuery(view))}
    />
  );
}
