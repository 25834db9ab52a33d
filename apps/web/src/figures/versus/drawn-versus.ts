import type { VersusAnswer } from '@inferbench/graphql-documents/answers';

/** What of an answer over all models is drawn and put into tables. */
export type DrawnVersus = Pick<
  VersusAnswer,
  'head' | 'a' | 'b' | 'models' | 'rows' | 'inputTokens' | 'outputTokens' | 'at'
>;
export type DrawnRow = DrawnVersus['rows'][number];
