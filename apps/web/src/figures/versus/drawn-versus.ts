import type { VersusAnswer } from '@inferbench/graphql-documents/answers';

export type DrawnVersus = Pick<
  VersusAnswer,
  'head' | 'a' | 'b' | 'models' | 'rows' | 'inputTokens' | 'outputTokens' | 'at'
>;
export type DrawnRow = DrawnVersus['rows'][number];
