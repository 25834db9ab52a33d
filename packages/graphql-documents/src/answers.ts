import { ANSWERS } from '@inferbench/answers/answers';
import { Claim as ClaimShape } from '@inferbench/domain/simulation/claim';
import { type AnswerTo, wholeAnswer } from './whole-answer.ts';

/** Chips side by side: everything that their page shows beside the charts. */
export const Comparison = wholeAnswer(ANSWERS.comparison);

/** Chips over context as ratios to the first. */
export const Duel = wholeAnswer(ANSWERS.duel);
export type DuelAnswer = AnswerTo<typeof Duel>;

/** A model over load: everything that the chart, its table and its pickers show. */
export const Load = wholeAnswer(ANSWERS.load);

/** Places of systems in one workload: the rows at the line alone. */
export const Standing = wholeAnswer({
  ...ANSWERS.load,
  shape: ANSWERS.load.shape.pick({ head: true, slice: true, atLine: true }),
});
export type StandingAnswer = AnswerTo<typeof Standing>;

/** Systems of a model at one workload, batch and context. */
export const WorkloadBoard = wholeAnswer(ANSWERS.board);
export type WorkloadBoardAnswer = AnswerTo<typeof WorkloadBoard>;

/** Boards on which anything stands. */
export const WorkloadBoards = wholeAnswer(ANSWERS.boards);
export type WorkloadBoardsAnswer = AnswerTo<typeof WorkloadBoards>;

/** Servers that a service needs, and what they cost a month. */
export const ServersNeeded = wholeAnswer(ANSWERS.servers);
export type ServersAnswer = AnswerTo<typeof ServersNeeded>;

/** Gain and cost of each technique over load. */
export const TechniquesOverLoad = wholeAnswer(ANSWERS.techniques);
export type TechniquesAnswer = AnswerTo<typeof TechniquesOverLoad>;

/** Models on one machine with one user. */
export const Machine = wholeAnswer(ANSWERS.mine);
export type MachineAnswer = AnswerTo<typeof Machine>;

/** A model on a chip over context: one user and many, and the largest batch. */
export const Expectations = wholeAnswer(ANSWERS.expect);
export type ExpectationsAnswer = AnswerTo<typeof Expectations>;

/** Number of each chip that holds a model with one user. */
export const Needs = wholeAnswer(ANSWERS.needs);

/** Parts of each peak that the workload, the hardware and the software leave. */
export const Peak = wholeAnswer(ANSWERS.peak);

/** Two chips or vendors over all models: a row a model and precision. */
export const VersusRows = wholeAnswer(ANSWERS.versus);
export type VersusAnswer = AnswerTo<typeof VersusRows>;

/** A claimed speed held against the simulator. */
export const Claim = wholeAnswer({
  field: 'claim',
  input: 'ClaimInput',
  type: 'Claim',
  shape: ClaimShape,
});
