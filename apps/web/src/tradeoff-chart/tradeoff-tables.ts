import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { rangedByTime } from '@inferbench/domain/ranged';
import { EXTENT_WORDS, isOneClass, POOL_WORDS } from '@inferbench/domain/system-class';
import type { ShownFigure, TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { pointAddress } from '../address/pages.ts';
import { type Cell, type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';

const cellOf = ({ value, words }: ShownFigure): Cell => value ?? words;

/** Systems at the line, with what stands beside the value; places where all of a kind are of one size and layout. */
export function lineTable({ atLine, slice, axis }: TradeoffChart): FigureTable {
  const placed = { published: isOneClass(atLine.published), simulated: isOneClass(atLine.simulated) };
  return {
    caption: `${slice.modelName} at ${slice.at} tokens/s per user: ${axis.unit}`,
    columns: [
      ...numberColumns('place'),
      ...wordColumns('system', 'kind'),
      ...numberColumns('chips'),
      ...wordColumns('extent', 'prompts and answers'),
      ...numberColumns('value', 'low', 'high', '$ per M tokens', 'J per token', 'tokens/s of one user alone'),
      ...wordColumns('result'),
    ],
    rows: [...atLine.published, ...atLine.simulated].map((row) => [
      placed[row.kind === 'SIMULATED' ? 'simulated' : 'published'] ? row.place : null,
      row.system,
      KIND_WORDS[row.kind],
      row.chips,
      EXTENT_WORDS[row.extent],
      row.pools === null ? 'not stated' : POOL_WORDS[row.pools],
      row.value,
      row.low,
      row.high,
      cellOf(row.price),
      cellOf(row.energy),
      cellOf(row.alone),
      row.pointId === null ? null : { words: row.pointId, href: pointAddress(row.pointId) },
    ]),
  };
}

/** Every load of every curve and every published point. */
export function pointsTable({ curves, fronts, points, slice }: TradeoffChart): FigureTable {
  return {
    caption: `${slice.modelName} over load`,
    columns: [
      ...wordColumns('system', 'kind'),
      ...numberColumns(
        'users',
        'tokens/s per user',
        'tokens/s per chip',
        'M tokens per $',
        'tokens/s per kW',
        'low, tokens/s per chip',
        'high, tokens/s per chip',
      ),
      ...wordColumns('source', 'submitter', 'tested by', 'date', 'result'),
    ],
    rows: [
      ...curves.flatMap((curve) =>
        curve.samples.map((sample): Cell[] => {
          const { low, high } = rangedByTime(sample.perChip, curve.errorBar);
          return [
            curve.system,
            KIND_WORDS.SIMULATED,
            sample.users,
            sample.perUser,
            sample.perChip,
            sample.perUsd,
            sample.perKw,
            low,
            high,
            null,
            null,
            null,
            null,
            null,
          ];
        }),
      ),
      ...[
        ...fronts.flatMap((front) => front.points.map((point) => ({ ...point, system: front.system }))),
        ...points,
      ].map((point): Cell[] => [
        point.system,
        KIND_WORDS[point.kind],
        point.users,
        point.perUser,
        point.perChip,
        point.perUsd,
        point.perKw,
        point.low,
        point.high,
        point.source,
        point.submitter,
        point.testedBy,
        point.date,
        { words: point.pointId, href: pointAddress(point.pointId) },
      ]),
    ],
  };
}
