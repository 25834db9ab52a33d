import type { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { nameSlug, precisionNames } from '@inferbench/domain/catalogue/names';
import type { TechniquesAnswer } from '@inferbench/graphql-documents/answers';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import type { Figure } from '@inferbench/chart/figure';
import { drawLines, type DrawnLine } from '@inferbench/chart/lines';
import { tableOf } from '@inferbench/chart/table';
import { pageAddress } from '../../address/pages.ts';
import { techniquesQuery } from '../../address/techniques-request.ts';
import { resultCell, resultOf } from '../../figures/result-cell.ts';
import { formatTick } from '../../words/numbers.ts';
import { simulatedHead } from '../../chart/simulated-head.ts';

const X = { name: 'users at once', tick: formatNumber, scale: 'LOG2' } as const;
const Y = { name: 'output with it ÷ without', tick: formatTick, scale: 'LOG' } as const;

type Samples = readonly { users: number; ratio: number }[];

function lineOf(name: string, samples: Samples): Pick<DrawnLine, 'name' | 'points'> {
  return { name, points: samples.map(({ users, ratio }) => ({ x: users, y: ratio })) };
}

type Gain = TechniquesAnswer['gains'][number];

const ALIKE = 0.005;

/** Whether no reader could tell two lines apart: the later would cover the earlier. */
function isCovered(a: Gain, b: Gain): boolean {
  return (
    a.samples.length === b.samples.length &&
    a.samples.every(({ users, ratio }, i) => {
      const other = b.samples[i];
      return other?.users === users && Math.abs(other.ratio / ratio - 1) < ALIKE;
    })
  );
}

/** A line for each gain, one for those that lie on each other; a ring where it turns into a tax. */
function gainLines(gains: readonly Gain[]): DrawnLine[] {
  const firsts = gains.filter((gain, i) => !gains.slice(0, i).some((other) => isCovered(other, gain)));
  return firsts.map((gain) => {
    const alike = gains.filter((other) => isCovered(gain, other));
    const { name, points } = lineOf(alike.map((each) => each.name).join('; '), gain.samples);
    const turn = points.find(({ x }) => gain.turnsAt !== null && x >= gain.turnsAt);
    return {
      name,
      points: points.map((point) =>
        point === turn ? { ...point, mark: 'ring', words: counted(gain.turnsAt ?? 0, 'user') } : point,
      ),
    };
  });
}

/** The level at which a technique changes nothing. */
function level(series: readonly Samples[]): DrawnLine {
  const users = series.flatMap((samples) => samples.map((sample) => sample.users));
  const ends = [Math.min(...users), Math.max(...users)];
  return { name: 'without it', className: 'equal', points: ends.map((x) => ({ x, y: 1 })) };
}

function sliceWords(
  { label, chips, modelName, inputTokens, outputTokens }: TechniquesAnswer,
  { precision }: TechniquesRequest,
): string {
  return `${chips} ${label}, ${modelName} in ${precisionNames(precision).short}, ${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out, the same users with and without`;
}

/** Gain of each technique over load; null where no load fits. */
export function techniquesFigure(answer: TechniquesAnswer, request: TechniquesRequest): Figure | null {
  const drawn = answer.gains.filter(({ samples }) => samples.length > 1);
  if (drawn.length === 0) return null;
  const query = techniquesQuery(request);
  const lines = [...gainLines(drawn), level(drawn.map(({ samples }) => samples))];
  return {
    name: 'techniques',
    query,
    head: simulatedHead({
      finding: answer.title,
      slice: `Output of a server with a technique ÷ without: ${sliceWords(answer, request)}`,
      notes: [
        'Each technique alone; below 1 it is a tax, a ring says from how many users. Names on one line have the same gain.',
        'Not validated: no measured pair was held against these ratios.',
      ],
    }),
    address: pageAddress('techniques', { query, section: 'gains' }),
    file: `inferbench-techniques-${nameSlug(answer.label)}`,
    draw: drawLines({ lines, x: X, y: Y, heights: [220, 240, 300] }),
    table: tableOf(
      'Gain of each technique over users',
      drawn.flatMap(({ name, samples }) => samples.map((sample) => ({ name, ...sample }))),
      [
        ['technique', ({ name }) => name],
        ['users', ({ users }) => users, 'NUMBER'],
        ['output with ÷ without', ({ ratio }) => ratio, 'NUMBER'],
      ],
    ),
  };
}

/** Gain of drafts in published pairs; null where nobody published a series. */
export function draftsFigure(answer: TechniquesAnswer, request: TechniquesRequest): Figure | null {
  const drawn = answer.published.filter(({ samples }) => samples.length > 1);
  if (drawn.length === 0) return null;
  const query = techniquesQuery(request);
  const lines = [
    ...drawn.map(({ name, samples }) => ({
      ...lineOf(name, samples),
      className: 'line-solid',
      kind: 'REPORTED' as const,
    })),
    level(drawn.map(({ samples }) => samples)),
  ];
  return {
    name: 'drafts',
    query,
    head: {
      finding: answer.publishedTitle,
      slice: `${answer.modelName} in ${precisionNames(request.precision).short}, ${formatNumber(answer.inputTokens)} tokens in, ${formatNumber(answer.outputTokens)} out: the same chip, number, stack, layout and users`,
      notes: ['How many guesses were right is not published. Jumps come from runs of different dates.'],
      kinds: ['REPORTED'],
      source: 'published pairs',
      date: null,
    },
    address: pageAddress('techniques', { query, section: 'drafts' }),
    file: `inferbench-drafts-${nameSlug(answer.modelName)}`,
    draw: drawLines({ lines, x: X, y: Y, heights: [200, 220, 260] }),
    table: tableOf(
      'Drafts in published pairs',
      drawn.flatMap(({ name, samples }) => samples.map((sample) => ({ name, ...sample }))),
      [
        ['system', ({ name }) => name],
        ['users', ({ users }) => users, 'NUMBER'],
        ['output with ÷ without', ({ ratio }) => ratio, 'NUMBER'],
        [
          'run with',
          ({ name, users, withPoint }) => resultCell(withPoint, `${resultOf(name, users)}, with drafts`),
        ],
        [
          'run without',
          ({ name, users, withoutPoint }) => resultCell(withoutPoint, `${resultOf(name, users)}, without`),
        ],
      ],
    ),
  };
}
