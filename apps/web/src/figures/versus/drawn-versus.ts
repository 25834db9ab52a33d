import type { VersusAnswer } from '@inferbench/graphql-documents/answers';

/** Parts of an answer over all models that are drawn and put into tables. */
export type DrawnVersus = Pick<
  VersusAnswer,
  'head' | 'a' | 'b' | 'models' | 'rows' | 'inputTokens' | 'outputTokens' | 'at'
>;
export type DrawnRow = DrawnVersus['rows'][number];
