import { apiPricesOf } from '@inferbench/catalogue/api-prices';
import { ANSWERS } from '@inferbench/answers/answers';
import { readChipTradeoffs } from '@inferbench/db/board/tradeoff-reader';
import { readStreams } from '@inferbench/db/board/stream-reader';
import { withPointId } from '../graphql/global-id.ts';
import { answerField } from './answer-field.ts';
import { readBoards } from './read-boards.ts';
import { readBoard } from './read-board.ts';
import { readComparison } from './read-comparison.ts';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { DuelRequest } from '@inferbench/answers/duel/request';
import type { ApiContext } from '../graphql/context.ts';
import { readTechniques } from './read-techniques.ts';
import { readLoad } from './read-load.ts';
import { readVerdict, readVersusChart } from './read-verdict.ts';
import { readPublished } from '../tradeoff/read-published.ts';
import { boardState, readSlices } from '../tradeoff/read-tradeoff.ts';

/** Verdicts of observed runs of each chip against the first, by speed; of a chip or model that nobody knows there is none. */
async function observedOf(
  context: ApiContext,
  { chips: [a, ...others], model, precision, metric }: DuelRequest,
) {
  const { chips, models } = context.catalogue;
  const isKnown = models.has(model) && others.every((chip) => chips.has(chip));
  if (a === undefined || !chips.has(a) || !isKnown || metric !== 'SPEED') return [];
  return Promise.all(others.map((b) => readVerdict(context, { a, b, model, precision })));
}

interface RunsOn {
  chip: string;
  /** Slug of the model; null for all. */
  model: string | null;
  /** Servers with one request in flight alone. */
  alone: boolean;
  precisions?: readonly PrecisionClass[];
}

/** Published runs on a chip, of one user timed alone or served; none on a board without an epoch. */
async function runsOn(context: ApiContext, { chip, model, ...narrowed }: RunsOn) {
  const board = await boardState(context, null);
  if (board === null) return { streams: [], served: [] };
  const { pool } = context.database;
  const asked = { chips: [chip], model, epochId: board.epochId };
  const [streams, served] = await Promise.all([
    readStreams(pool, asked),
    readChipTradeoffs(pool, { ...asked, ...narrowed }),
  ]);
  return { streams: streams.map(withPointId), served: served.map(withPointId) };
}

/** Resolvers of `ANSWERS`: what each is called, and what is read before it is computed. */
export const ANSWER_RESOLVERS = [
  answerField(ANSWERS.board, {
    description:
      'A model at one workload, batch and context: observed systems by number of chips with places, simulated ones apart, what does not stand there and why, and a map of where else it was run.',
    asked: 'The model, and as much of the work as is to be fixed.',
    read: readBoard,
  }),
  answerField(ANSWERS.boards, {
    description:
      'Every board on which an observed system stands: a model at a workload, a load and a precision each, with its systems, chips and vendors; those that compare most first.',
    asked: 'Which boards to list.',
    read: readBoards,
  }),
  answerField(ANSWERS.comparison, {
    description:
      'Two to four chips side by side: four metrics with a verdict each, specifications, what the numbers rest on, and how many of each the model needs.',
    asked: 'The chips, and at what work.',
    read: readComparison,
  }),
  answerField(ANSWERS.duel, {
    description:
      'Two to four chips over context as ratios to the first, with the error of each ratio, where it ends and what can be said.',
    asked: 'The chips, by what, and on which footing.',
    outcome: 'DuelOutcome',
    read: async (context, request) => {
      const { slices, newest } = await readPublished(context, { ...request, lengths: null });
      const published = slices.map(({ lengths, points }) => ({
        lengths,
        points: points.filter(({ chip }) => request.chips.includes(chip)),
      }));
      return context.compute('duelChart', {
        request,
        published,
        observed: await observedOf(context, request),
        date: newest,
      });
    },
  }),
  answerField(ANSWERS.expect, {
    description:
      'What one user and what 20 get of a model on a chip at contexts from 1K to 128K, on the fewest chips that hold them, and how the largest batch of up to four chips collapses over context; simulated, with the nearest published run beside each load.',
    asked: 'The chip, the model and its weights, and chips beside it.',
    read: async (context, request) => {
      const { chip, model, precision } = request;
      const runs = await runsOn(context, { chip, model, alone: false, precisions: [precision] });
      return context.compute('whatToExpect', { request, ...runs });
    },
  }),
  answerField(ANSWERS.load, {
    description:
      'A model over load: simulated curves, published fronts, the systems at a speed for each user, four leaders and what can be chosen. What is asked for and cannot be is changed and said.',
    asked: 'The model, and what to show of it.',
    read: readLoad,
  }),
  answerField(ANSWERS.mine, {
    description:
      'Models on one machine with one user: what fits, how long a text, how fast; published runs first, else simulated.',
    asked: 'The card, how many of it, the text and the bits.',
    read: async (context, request) =>
      context.compute('mine', {
        request,
        ...(await runsOn(context, { chip: request.chip, model: null, alone: true })),
      }),
  }),
  answerField(ANSWERS.needs, {
    description: 'How many of each chip hold a model with one user, with the sum.',
    asked: 'The model, its precision and lengths, and chips.',
    read: async (context, request) => {
      const { model } = request;
      const slices = context.catalogue.models.has(model) ? await readSlices(context, model) : [];
      return context.compute('memoryNeeds', { request, slices });
    },
  }),
  answerField(ANSWERS.peak, {
    description:
      'Where the peak of each chip goes: what the workload, the hardware and the software leave of it.',
    asked: 'The chips and the work.',
    outcome: 'PeakOutcome',
    read: async (context, request) => {
      const { slices, newest } = await readPublished(context, { ...request, lengths: request });
      const published = slices
        .flatMap(({ points }) => points)
        .filter(({ chip }) => request.chips.includes(chip));
      return context.compute('peakChart', { request, published, date: newest });
    },
  }),
  answerField(ANSWERS.servers, {
    description:
      'Servers that a service needs within its limits, each kind in the fewest, and what they cost a month: simulated request by request, with the error of their number.',
    asked: 'The model, lengths, load and limits; either users or requests a second.',
    read: (context, request) =>
      context.compute('servers', { request, apiPrices: apiPricesOf(request.model) }),
  }),
  answerField(ANSWERS.techniques, {
    description:
      'What drafts, a cached prompt, a smaller cache, a window and prompts in pieces gain or cost a server over load, simulated; what drafts gained in published pairs.',
    asked: 'The server, and how well drafts and the cache do.',
    read: readTechniques,
  }),
  answerField(ANSWERS.versus, {
    description:
      'Two chips, two vendors or generations by a chip each, two frameworks, or two precisions, over every model that both ran: one row a model and precision, or a model and system, like for like and best against best, and over time.',
    asked:
      'The two, the lengths, the line, the drafting, and the chip that two frameworks or precisions run on.',
    read: readVersusChart,
  }),
];
