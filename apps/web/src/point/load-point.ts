import { PointPage, type PointResult } from '@inferbench/graphql-documents/point-page';
import { ScoreHistory, type ScoreHistoryResult } from '@inferbench/graphql-documents/score-history';
import { WithdrawnPoint } from '@inferbench/graphql-documents/submission-page';
import { cache } from 'react';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';

/** Every score that the point ever got; null where the API does not say. */
export async function loadHistory(id: string): Promise<ScoreHistoryResult | null> {
  const answer = await ask(ScoreHistory, { id });
  return answer.state === 'DATA' ? (answer.value.point?.scoreHistory ?? null) : null;
}

/** Id of the submission that tells what became of a point that was public; null for any other. */
export async function loadWithdrawnPoint(id: string): Promise<string | null> {
  const answer = await ask(WithdrawnPoint, { id });
  return answer.state === 'DATA' ? (answer.value.withdrawnPoint?.id ?? null) : null;
}

/** A point with all that its page says of it; once a request, whoever asks. */
export const loadPoint = cache(async (id: string): Promise<Answer<PointResult>> =>
  mapAnswer(await ask(PointPage, { id }), ({ point }) => point),
);
