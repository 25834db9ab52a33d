import { z } from 'zod';
import { Extent } from '@inferbench/domain/board/system-class';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { Kind } from '@inferbench/domain/terms/kind';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { ShownFigure } from '../load/shape.ts';
import { BoardColumn, BoardPools } from './request.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

const tokens = z.int().nullable();

export const BoardWork = z
  .strictObject({
    phase: Phase.describe('Workload.'),
    inputTokens: tokens.describe('Prompt, tokens; null where a context names the load.'),
    outputTokens: tokens.describe('Answer, tokens.'),
    contextTokens: tokens.describe('Tokens in the cache or of the prompt, of work without lengths.'),
    users: tokens.describe('Requests in flight or the static batch; null where nobody stated it.'),
    precision: PrecisionClass.describe('Precision class.'),
    extent: Extent.describe('How far systems reach.'),
    pools: BoardPools.describe('Whether prompts are read on chips of their own.'),
    technique: TechniqueClass.describe('PLAIN, or DRAFTING.'),
  })
  .describe('What the systems of one board ran.');

export const BoardChoice = z
  .strictObject({
    slice: BoardWork.describe('Where it leads.'),
    systems: z.int().describe('Observed systems there.'),
    chosen: z.boolean().describe('It is what is shown.'),
  })
  .describe('The same work with one field changed.');
export type BoardChoice = z.infer<typeof BoardChoice>;

export const BoardChoices = z
  .strictObject({
    phase: z.array(BoardChoice).describe('Workloads, with all their systems.'),
    load: z.array(BoardChoice).describe('Lengths, by size.'),
    users: z.array(BoardChoice).describe('Users or batch, by size.'),
    precision: z.array(BoardChoice).describe('Precision classes.'),
    extent: z.array(BoardChoice).describe('Extents.'),
    pools: z.array(BoardChoice).describe('Prompts together, apart, or not stated.'),
    technique: z.array(BoardChoice).describe('Without drafts, or with.'),
  })
  .describe('What can be changed, one field at a time, with what is found there.');

export const CellMark = z
  .strictObject({
    chips: z.int().describe('Chips of both systems.'),
    leader: word('Vendor whose best system leads; null where neither does.'),
    byStack: z.boolean().describe('By more than the chips explain: software and layout made it.'),
    turns: z.boolean().describe('Systems of another number of chips do not say the same: nobody leads.'),
    low: figure('Lower end of the ratio by which it leads.'),
    high: figure('Upper end.'),
  })
  .describe('Best system of one vendor against that of another, of equal numbers of chips.');
export type CellMark = z.infer<typeof CellMark>;

export const BoardCell = z
  .strictObject({
    slice: BoardWork.describe('Its board.'),
    systems: z.int().describe('Observed systems; 0 where nobody ran it.'),
    mark: CellMark.nullable().describe('Null where the two vendors did not both run it.'),
    chosen: z.boolean().describe('It is what is shown.'),
  })
  .describe('One context and number of users.');
export type BoardCell = z.infer<typeof BoardCell>;

export const BoardMap = z
  .strictObject({
    head: ChartHead.describe('Title, slice and source.'),
    vendors: z.array(z.string()).describe('The two vendors that marks compare; fewer where fewer ran it.'),
    rows: z.int().describe('Contexts, the shortest first.'),
    columns: z.int().describe('Numbers of users, the smallest first.'),
    cells: z.array(BoardCell).describe('Row by row.'),
    left: z.int().describe('Systems at contexts and users that the map has no room for.'),
  })
  .describe('Where anything was run: systems over context and users.');
export type BoardMap = z.infer<typeof BoardMap>;

export const BoardRemark = z
  .strictObject({
    words: z.string().describe('The mark.'),
    title: z.string().describe('What it means, in a sentence.'),
  })
  .describe('A mark of a row.');
export type BoardRemark = z.infer<typeof BoardRemark>;

export const BoardRow = z
  .strictObject({
    key: z.string().describe('Names the row within its group.'),
    place: wholeFigure('1 + systems of its group that clearly lead it; null where nothing orders it.'),
    pointId: word('The run; null of a simulated one.'),
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    chips: z.int().describe('Chips of the system.'),
    ran: z.string().describe('Stack, layout, load and date, in words.'),
    kind: Kind.describe('MEASURED here, REPORTED by a publication, or SIMULATED.'),
    configuration: ConfigurationBasis.nullable().describe(
      'Whether its source states what ran; null simulated.',
    ),
    months: z.boolean().describe('A median over months, not one run.'),
    evidenceGrade: EvidenceGrade.nullable().describe('How strongly it is backed; null of a simulation.'),
    evidence: z.string().describe('How well it is known, in words.'),
    whose: word('Who submitted and tested it, and whose chip it is; null of what is published or simulated.'),
    marks: z
      .array(BoardRemark)
      .describe(
        'What a reader has to know of it: that nobody reviewed it yet and it takes no place, for one.',
      ),
    source: word('Publication; null of a run submitted here, and of a simulation.'),
    output: ShownFigure.describe('Output of each chip, in the unit of the board.'),
    usefulTops: ShownFigure.describe('Useful TOPS a chip.'),
    peakShare: figure('Share of the dense peak that is used.'),
    price: ShownFigure.describe('USD per million output tokens on demand.'),
    contract: figure('The same by a contract of three years, estimated; null where nobody can.'),
    costEfficiency: ShownFigure.describe('Useful TOPS per USD an hour.'),
    energy: ShownFigure.describe('Joules per output token; the boundary in its words.'),
    energyEfficiency: ShownFigure.describe('Useful TOPS per watt.'),
    flexibility: ShownFigure.describe('Share of cells that the chip runs well.'),
    firstToken: ShownFigure.describe('Time to first token, ms; the statistic in its words.'),
    speed: ShownFigure.describe('Tokens a second of one user.'),
  })
  .describe('A system of a board.');
export type BoardRow = z.infer<typeof BoardRow>;

export const BoardGroup = z
  .strictObject({
    chips: z.int().describe('Chips of each of its systems.'),
    simulated: z.boolean().describe('Nobody ran these.'),
    title: z.string().describe('What it holds.'),
    note: z.string().describe('What to know of it.'),
    rows: z.array(BoardRow).describe('Systems, the best first; those that nothing orders last.'),
  })
  .describe('Systems of one number of chips: at equal users fewer chips carry more each.');
export type BoardGroup = z.infer<typeof BoardGroup>;

export const BoardAbsent = z
  .strictObject({
    title: z.string().describe('What is left out.'),
    reason: z.string().describe('Why.'),
    slice: BoardWork.nullable().describe('Board that holds it; null where there is none.'),
  })
  .describe('What does not stand on the board, and why.');
export type BoardAbsent = z.infer<typeof BoardAbsent>;

export const NearBoard = z
  .strictObject({
    direction: z.enum(['FEWER_USERS', 'MORE_USERS', 'SHORTER', 'LONGER']).describe('Where it lies.'),
    slice: BoardWork.describe('The board.'),
    systems: z.int().describe('Observed systems there.'),
  })
  .describe('The nearest board in a direction that holds anything.');
export type NearBoard = z.infer<typeof NearBoard>;

export const WorkloadBoard = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Its name.'),
    slice: BoardWork.nullable().describe(
      'What is shown; null where no run of the model takes part in ranks.',
    ),
    by: BoardColumn.describe('Column that ranks.'),
    outputUnit: z.string().describe('Unit of the output.'),
    title: z.string().describe('Who leads, or that nobody can be told apart.'),
    bold: word('Ratios that no interval denies; null where there are none.'),
    sentence: z.string().describe('The slice, why a tie is one, what price says.'),
    systems: z.int().describe('Observed systems on the board.'),
    choices: BoardChoices.describe('What can be changed.'),
    map: BoardMap.nullable().describe('All contexts and users of the same class; null without a slice.'),
    near: z.array(NearBoard).describe('Nearest boards in four directions.'),
    groups: z.array(BoardGroup).describe('Observed systems by number of chips, then simulated ones.'),
    absent: z.array(BoardAbsent).describe('What does not stand here, and why.'),
    note: z.string().describe('What the intervals are.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('Systems of one model at one workload, batch and context, and where else it was run.');
export type WorkloadBoard = z.infer<typeof WorkloadBoard>;
