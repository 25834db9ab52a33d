import { MEANT_INSIDE } from '@inferbench/calibration/ledger/ledger-summary';
import {
  LedgerAside,
  LedgerCoverage,
  LedgerFigure,
  LedgerGroup,
  LedgerHeadline,
  LedgerMetric,
  LedgerOpen,
  LedgerPoint,
  LedgerSet,
  LedgerState,
  LedgerUnasked,
} from '@inferbench/domain/simulation/ledger';
import { formatPercent } from '@inferbench/units/format';
import { z } from 'zod';
import { connectionOf } from '../graphql/connection.type.ts';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(LedgerSet, 'LedgerSet', {
  description: 'Why a published figure tests a prediction, or does not: the sets are counted apart.',
  values: {
    GRID: 'Loads that nobody had published when a release predicted them.',
    NEW_POINTS: 'Points of a table that no earlier table has, of chips that the engine knew.',
    SECOND_TABLE: 'Points of which the engine had seen another figure: not blind.',
    NEW_CHIPS: 'Chips that the engine did not know.',
  },
});
export const LedgerStateEnum = enumTypeOf(LedgerState, 'LedgerState', {
  description: 'What became of a prediction.',
  values: {
    MISSED: 'The published figure lies outside its band.',
    HELD: 'The published figure lies in its band.',
    OPEN: 'Nobody has published it.',
    SET_ASIDE: 'The published figure tests nothing, by arithmetic that does not look at the prediction.',
  },
});
enumTypeOf(LedgerMetric, 'LedgerMetric', {
  description: 'What is predicted, with its unit.',
  values: {
    OUTPUT_TOKENS_PER_S_PER_CHIP: 'Output tokens a second, divided by the chips.',
    TPOT_MS: 'Time per output token after the first, ms.',
    TTFT_MS: 'Time to the first token, ms.',
    REQUEST_LATENCY_S: 'One request to its last token, s.',
    REQUESTS_PER_S: 'Completed requests a second, all chips.',
    PREFILL_LATENCY_MS: 'Time of a prompt, ms.',
    DECODE_TOKENS_PER_S: 'Output tokens a second while answering.',
    PROMPT_TOKENS_PER_S: 'Prompt tokens a second of one request.',
  },
});

objectTypeOf(LedgerFigure, 'LedgerFigure');
export const LedgerPointType = objectTypeOf(LedgerPoint, 'LedgerPoint');
export const LedgerPointConnectionType = connectionOf(
  'LedgerPoint',
  () => LedgerPointType,
  'A page of the kept predictions, the oldest first.',
);
objectTypeOf(LedgerHeadline, 'LedgerHeadline');
objectTypeOf(LedgerCoverage, 'LedgerCoverage');
objectTypeOf(LedgerGroup, 'LedgerGroup');
objectTypeOf(LedgerOpen, 'LedgerOpen');
objectTypeOf(LedgerAside, 'LedgerAside');
objectTypeOf(LedgerUnasked, 'LedgerUnasked');

export const LedgerType = objectType(
  'Ledger',
  'Predictions that were kept, beside what was published of them.',
  {
    finding: z.string().describe('How many missed, in one sentence.'),
    meantInside: z
      .number()
      .describe(`Share of published figures that a band is meant to hold: ${formatPercent(MEANT_INSIDE)}.`),
    headline: LedgerHeadline.describe(
      'The predictions of which the engine had seen no figure when it spoke.',
    ),
    sets: z.array(LedgerCoverage).describe('What became of the predictions of each set.'),
    groups: z.array(LedgerGroup).describe('Scored predictions by chip, model and metric, the misses first.'),
    open: z
      .array(LedgerOpen)
      .describe('Predictions that nobody has published a figure of, by chip and model.'),
    setAside: z.array(LedgerAside).describe('Figures that test nothing, with the arithmetic.'),
    unasked: z.array(LedgerUnasked).describe('Figures of tables that the engine could not be asked for.'),
  },
);
export type LedgerType = InstanceType<typeof LedgerType>;
