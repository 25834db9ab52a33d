import { PointPage, type PointResult } from '@inferbench/graphql-documents/point-page';
import { cache } from 'react';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';

/** A point with all that its page says of it; once a request, whoever asks. */
export const loadPoint = cache(async (id: string): Promise<Answer<PointResult>> =>
  mapAnswer(await ask(PointPage, { id }), ({ point }) => point),
);
