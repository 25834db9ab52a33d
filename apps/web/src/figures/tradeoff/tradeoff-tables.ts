import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import { EXTENT_WORDS, isOneClass, POOL_WORDS } from '@inferbench/domain/board/system-class';
import type { PlacedRow, ShownFigure, TradeoffChart } from '@inferbench/answers/load/shape';
import { type Cell, type Table, tableOf } from '@inferbench/chart/table';
import { resultCell, resultOf } from '../result-cell.ts';

const cellOf = ({ value, words }: ShownFigure): Cell => value ?? words;

/** Systems at the line, with what stands beside the value; places count within a class of a stated layout. */
export function lineTable({ atLine, slice, axis }: TradeoffChart): Table {
  const isPlaced = isOneClass(atLine.simulated);
  return tableOf(
    `${slice.modelName} ${axis.line}: ${axis.unit}`,
    [...atLine.published, ...atLine.simulated],
    [
      [
        'place in its class',
        ({ kind, place, pools }) => ((kind === 'SIMULATED' ? isPlaced : pools !== null) ? place : null),
        'NUMBER',
      ],
      ['system', ({ system }) => system],
      ['stack', ({ stack }) => stack],
      ['date', ({ dated }) => dated],
      ['users', ({ users }) => users, 'NUMBER'],
      ['tokens/s per user', ({ perUser }) => perUser, 'NUMBER'],
      ...(slice.x === 'SPEED' ? [] : [[axis.xUnit, ({ sees }: PlacedRow) => sees, 'NUMBER'] as const]),
      ['kind', ({ kind }) => KIND_WORDS[kind]],
      ['chips', ({ chips }) => chips, 'NUMBER'],
      ['extent', ({ extent }) => EXTENT_WORDS[extent]],
      ['prompts and answers', ({ pools }) => (pools === null ? 'not stated' : POOL_WORDS[pools])],
      ['value', ({ value }) => value, 'NUMBER'],
      ['low', ({ low }) => low, 'NUMBER'],
      ['high', ({ high }) => high, 'NUMBER'],
      ['upper end', ({ upper, atLeast }) => (atLeast ? null : upper), 'NUMBER'],
      ['$ per M tokens', ({ price }) => cellOf(price), 'NUMBER'],
      ['J per token', ({ energy }) => cellOf(energy), 'NUMBER'],
      ['tokens/s of one user alone', ({ alone }) => cellOf(alone), 'NUMBER'],
      ['result', ({ pointId, system, users }) => resultCell(pointId, resultOf(system, users))],
    ],
  );
}

export function pointsTable({ curves, fronts, points, slice }: TradeoffChart): Table {
  const unsaid = {
    firstSec: null,
    answerSec: null,
    stack: null,
    source: null,
    submitter: null,
    testedBy: null,
    date: null,
    pointId: null,
  };
  const simulated = curves.flatMap(({ system, samples, errorBar }) =>
    samples.map((sample) => ({
      ...sample,
      ...rangedByTime(sample.perChip, errorBar),
      ...unsaid,
      system,
      kind: 'SIMULATED' as const,
    })),
  );
  const published = fronts.flatMap((front) =>
    front.points.map((point) => ({ ...point, system: front.system })),
  );
  return tableOf(
    `${slice.modelName} over load`,
    [...simulated, ...published, ...points],
    [
      ['system', ({ system }) => system],
      ['stack', ({ stack }) => stack],
      ['kind', ({ kind }) => KIND_WORDS[kind]],
      ['users', ({ users }) => users, 'NUMBER'],
      ['tokens/s per user', ({ perUser }) => perUser, 'NUMBER'],
      ['s to first token, median', ({ firstSec }) => firstSec, 'NUMBER'],
      ['s to a 300-word answer, medians', ({ answerSec }) => answerSec, 'NUMBER'],
      ['tokens/s per chip', ({ perChip }) => perChip, 'NUMBER'],
      ['M tokens per $', ({ perUsd }) => perUsd, 'NUMBER'],
      ['tokens/s per kW', ({ perKw }) => perKw, 'NUMBER'],
      ['low, tokens/s per chip', ({ low }) => low, 'NUMBER'],
      ['high, tokens/s per chip', ({ high }) => high, 'NUMBER'],
      ['source', ({ source }) => source],
      ['submitter', ({ submitter }) => submitter],
      ['tested by', ({ testedBy }) => testedBy],
      ['date', ({ date }) => date],
      ['result', ({ pointId, system, users }) => resultCell(pointId, resultOf(system, users))],
    ],
  );
}
