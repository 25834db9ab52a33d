import { z } from 'zod';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';
import { BoardWork } from '../board/shape.ts';

export const ListedBoard = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Its name.'),
    slice: BoardWork.describe('What its systems ran.'),
    systems: z.int().describe('Observed systems.'),
    chips: z.array(z.string()).describe('Short names of their chips.'),
    vendors: z.array(z.string()).describe('Their vendors.'),
    alike: z
      .int()
      .describe(
        'Most systems of one number of chips that two vendors ran: what can be compared like for like.',
      ),
  })
  .describe('A board, and what stands on it.');
export type ListedBoard = z.infer<typeof ListedBoard>;

const boards = z.int().describe('Boards that it leads to.');

export const BoardsOfModel = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    name: z.string().describe('Its name.'),
    boards,
  })
  .describe('A model, and how many boards it leads to.');

export const BoardsOfPhase = z
  .strictObject({ phase: Phase.describe('Workload.'), boards })
  .describe('A workload, and how many boards it leads to.');

export const BoardsOfPrecision = z
  .strictObject({ precision: PrecisionClass.describe('Precision class.'), boards })
  .describe('A precision class, and how many boards it leads to.');

export const BoardsOfChip = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Its short name.'),
    boards,
  })
  .describe('A chip, and how many boards it stands on.');

export const Boards = z
  .strictObject({
    title: z.string().describe('How many boards, of how many models.'),
    total: z.int().describe('Boards that were asked for, listed or not.'),
    boards: z.array(ListedBoard).describe('Those that compare most first.'),
    models: z
      .array(BoardsOfModel)
      .describe(
        'Models with all else as asked, most boards first; the one asked for alone where `everyModel` is false.',
      ),
    everyModel: z
      .boolean()
      .describe('Whether boards of all models were counted; false where the site holds too many.'),
    phases: z.array(BoardsOfPhase).describe('Workloads with all else as asked.'),
    precisions: z.array(BoardsOfPrecision).describe('Precision classes with all else as asked.'),
    chips: z.array(BoardsOfChip).describe('Chips with all else as asked, by name.'),
    severalVendors: z.int().describe('Boards with chips of two vendors or more, with all else as asked.'),
  })
  .describe(
    'Boards on which any observed system stands: a model at a workload, a load and a precision each.',
  );
export type Boards = z.infer<typeof Boards>;
