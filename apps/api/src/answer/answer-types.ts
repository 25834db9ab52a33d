import { ANSWERS } from '@inferbench/answers/answers';
import { BoardColumn, BoardPools } from '@inferbench/answers/board/request';
import * as board from '@inferbench/answers/board/shape';
import * as boards from '@inferbench/answers/boards/shape';
import * as comparison from '@inferbench/answers/comparison/shape';
import { DuelMetric } from '@inferbench/answers/duel/request';
import * as duel from '@inferbench/answers/duel/shape';
import * as expect from '@inferbench/answers/expect/shape';
import { ChartAxis, PayBy, UserAxis } from '@inferbench/answers/load/request';
import * as load from '@inferbench/answers/load/shape';
import * as mine from '@inferbench/answers/mine/shape';
import * as needs from '@inferbench/answers/needs/shape';
import * as peak from '@inferbench/answers/peak/shape';
import * as servers from '@inferbench/answers/servers/shape';
import * as sides from '@inferbench/answers/side-by-side/shape';
import * as techniques from '@inferbench/answers/techniques/shape';
import * as verdict from '@inferbench/answers/verdict/shape';
import * as versus from '@inferbench/answers/versus/shape';
import { z } from 'zod';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(BoardColumn, 'BoardColumn', {
  description: 'Columns by which a board can stand.',
  values: {
    OUTPUT: 'Output of each chip.',
    PRICE: 'USD per million output tokens on demand.',
    ENERGY: 'Joules per output token at one boundary.',
    FLEXIBILITY: 'Share of cells that the chip runs well.',
    FIRST_TOKEN: 'Time to first token by one statistic.',
    SPEED: 'Tokens a second of one user.',
  },
});
enumTypeOf(BoardPools, 'BoardPools', {
  description: 'Where prompts are read.',
  values: {
    AGGREGATED: 'On the chips that answer.',
    DISAGGREGATED: 'On chips of their own.',
    UNSTATED: 'Nobody said how several chips share the work.',
  },
});
enumTypeOf(board.NearBoard.shape.direction, 'BoardDirection', {
  description: 'Where the nearest board lies.',
  values: {
    FEWER_USERS: 'At the same lengths with fewer users.',
    MORE_USERS: 'At the same lengths with more.',
    SHORTER: 'As many users with less text.',
    LONGER: 'As many users with more.',
  },
});
enumTypeOf(DuelMetric, 'DuelMetric', {
  description: 'What chips are divided by over context; more is better of each.',
  values: {
    SPEED: 'Tokens a second of one user.',
    PRICE: 'Tokens a dollar, rented; owned where the footing is the cost of owning.',
    ENERGY: 'Tokens a joule, at the sensors of the chips.',
  },
});
enumTypeOf(verdict.VerdictKind, 'VerdictKind', {
  description: 'What can be said of chips beside each other.',
  values: {
    LEADS: 'One is better, and no interval holds equality.',
    LEADS_BY_STACK:
      'One is better by more than twice what the chips themselves differ by: software and layout.',
    CROSSES: 'They change places over context.',
    MIXED: 'Slices that are alike say the opposite, or models do.',
    TIED: 'They cannot be told apart, everywhere or where it matters.',
    NONE: 'Nothing: a family without a measurement, or no figure.',
  },
});
enumTypeOf(verdict.Footing, 'VerdictFooting', {
  description: 'On what two sides are compared.',
  values: {
    LIKE: 'Lengths, precision, drafting, extent and layout are the same.',
    CLASS_NAMED: 'Size or layout differ, and both stand in the sentence.',
    NONE: 'On nothing: there is no verdict.',
  },
});
enumTypeOf(verdict.VerdictBasis, 'VerdictBasis', {
  description: 'Runs that a verdict stands on; simulations are none.',
  values: { MEASURED: 'All were measured here.', PUBLISHED: 'A publication states one of them or both.' },
});
enumTypeOf(verdict.VerdictPhase, 'VerdictPhase', {
  description: 'Under what a run of a verdict ran.',
  values: {
    SERVING: 'Steady load.',
    DECODE: 'One user alone, answers.',
    PREFILL: 'One user alone, prompts.',
  },
});
enumTypeOf(verdict.FirstTokenBasis, 'FirstTokenBasis', {
  description: 'How the time to first token of a run is known.',
  values: {
    STATED: 'Its source states it.',
    DERIVED: 'From load and rate, by Little; told above ten seconds alone.',
    UNKNOWN: 'It is not.',
  },
});
enumTypeOf(verdict.VerdictInterval, 'VerdictInterval', {
  description: 'How the interval of a rate is known.',
  values: { STATED: 'From repeats.', ASSUMED: 'Assumed by how the run is dated.' },
});
enumTypeOf(comparison.ComparedMetric, 'ComparedMetric', {
  description: 'What chips are compared by at one work.',
  values: {
    OUTPUT: 'Tokens a second of each chip at the speed that each user sees.',
    PRICE: 'USD per million output tokens there.',
    ENERGY: 'Joules per output token there.',
    FLEXIBILITY: 'Share of cells that the chip runs well; of no one model.',
  },
});
enumTypeOf(ChartAxis, 'ChartAxis', {
  description: 'What stands over what one user sees.',
  values: {
    PER_CHIP: 'Output tokens a second and chip.',
    PER_USD: 'Output tokens a USD.',
    PER_KW: 'Output tokens a second and kW of provisioned power.',
  },
});
enumTypeOf(UserAxis, 'UserAxis', {
  description: 'What a user sees, along the base of a chart over load.',
  values: {
    SPEED: 'Tokens a second.',
    FIRST: 'Median time to the first token.',
    ANSWER: 'Time to an answer of 300 words: of 400 tokens, from medians.',
  },
});
enumTypeOf(PayBy, 'PayBy', {
  description: 'How chips are paid for.',
  values: {
    RENTED: 'Median of dated on-demand prices.',
    CONTRACT: 'A contract of three years, estimated.',
    OWNED: 'Bought, with energy and hosting.',
    NONE: 'No price is shown.',
  },
});
enumTypeOf(load.LeaderKind, 'LeaderKind', {
  description: 'One of four questions that a chart answers.',
  values: {
    FASTEST: 'Fastest for one user.',
    MOST_OUTPUT: 'Most output at the line.',
    CHEAPEST: 'Cheapest at the line.',
    LEAST_ENERGY: 'Least energy at the line.',
  },
});
enumTypeOf(load.UnplacedReason, 'UnplacedReason', {
  description: 'Why a system has no place.',
  values: {
    NOT_CALIBRATED: 'Few runs of its family are published, or none: its band is wide, and it has no place.',
    DOES_NOT_FIT: 'Its memory is too small.',
    NEVER_REACHES: 'It is slower than the line at every load.',
    RUN_FASTER: 'It was not run near the line, but faster.',
    WAITS_TOO_LONG: 'In every run at the line the first token takes too long.',
    NO_PRICE: 'No price of the chip on this basis.',
    NO_POWER: 'No power of the chip is published.',
    NOT_SIMULATED: 'The engine cannot simulate it.',
  },
});

enumTypeOf(sides.SideQuestion, 'SideQuestion', {
  description: 'What is asked of chips side by side, with one user.',
  values: {
    CHIPS: 'How many hold the model.',
    PUBLISHED_SPEED: 'Tokens a second that somebody published.',
    SPEED: 'Tokens a second, on as many chips as hold the model.',
    BOUND_SHARE: 'Share of what peak and bandwidth allow that is reached.',
    WATTS: 'Watts at the wall, simulated.',
    PER_WATT: 'Tokens a second and watt there.',
    RIDGE: 'Operations a byte from which arithmetic decides.',
    PRICE: 'USD per million output tokens, paid as asked for.',
    OWNED_PRICE: 'The same of chips that are bought.',
  },
});
enumTypeOf(sides.SideBasis, 'SideBasis', {
  description: 'What all figures of a row are.',
  values: {
    DATASHEET: 'Of datasheets, or a sum of such.',
    PUBLISHED: 'Of published runs.',
    SIMULATED: 'Simulated, each in its band.',
  },
});
enumTypeOf(mine.LongestBy, 'LongestBy', {
  description: 'What ends the longest text of a model on a machine.',
  values: { MEMORY: 'Its memory is full.', TRAINED: 'The model was trained for no more.' },
});

/**
 * Type of a row, whose flexibility is asked for field by field: the grid of a chip takes longer than everything else
 * together.
 */
export const PlacedRowType = objectTypeOf(load.PlacedRow, 'PlacedRow', { flexibility: null });
export const ShownFigureType = objectTypeOf(load.ShownFigure, 'ShownFigure');
export const SystemVerdictType = objectTypeOf(verdict.SystemVerdict, 'SystemVerdict');
export const VersusType = objectTypeOf(verdict.Versus, 'Versus');

/** Types that are derived elsewhere: the answers themselves by their fields. */
const derived = new Set<unknown>([load.PlacedRow, load.ShownFigure, verdict.SystemVerdict, verdict.Versus]);
for (const { shape } of Object.values(ANSWERS)) derived.add(shape);

// A part of an answer is called in GraphQL as its module calls it.
for (const [name, shape] of [
  board,
  boards,
  comparison,
  duel,
  expect,
  load,
  mine,
  needs,
  peak,
  servers,
  sides,
  techniques,
  verdict,
  versus,
].flatMap((parts) => Object.entries(parts)))
  if (shape instanceof z.ZodObject && !derived.has(shape)) objectTypeOf(shape, name);
