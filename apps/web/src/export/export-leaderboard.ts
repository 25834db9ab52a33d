import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { pointAddress } from '../address/pages.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { boardCitation } from '../leaderboard/board-citation.ts';
import { loadLeaderboard } from '../leaderboard/load-leaderboard.ts';
import type { ExportTable } from './export-table.ts';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import type { CsvCell } from '@inferbench/units/csv';

export async function exportLeaderboard(
  query: URLSearchParams,
  origin: string,
): Promise<Answer<ExportTable>> {
  return mapAnswer(await loadLeaderboard([], searchParameters(query)), ({ outcome }) => {
    if (!outcome.ok || outcome.value.slice === null) return null;
    const { slice, ...board } = outcome.value;
    const { address, cite } = boardCitation({ ...board, slice }, origin);
    const { title, sentence, model, by, outputUnit, engineVersion, note } = board;
    return {
      cite,
      facts: { address, title, sentence, model, ...slice, by, outputUnit, note, engineVersion },
      keys: BOARD_KEYS,
      rows: board.groups.flatMap((group) => boardRecords(group, (id) => `${origin}${pointAddress(id)}`)),
    };
  });
}

type Group = WorkloadBoardAnswer['groups'][number];
type BoardRow = Group['rows'][number];

const FIGURES = [
  'output',
  'usefulTops',
  'price',
  'costEfficiency',
  'energy',
  'energyEfficiency',
  'flexibility',
  'firstToken',
  'speed',
] as const satisfies readonly (keyof BoardRow)[];

const FACTS = [
  'place',
  'chip',
  'vendor',
  'chips',
  'ran',
  'kind',
  'configuration',
  'evidenceGrade',
  'evidence',
] as const;
const AFTER = ['peakShare', 'contract', 'whose', 'source'] as const;

const BOARD_KEYS: readonly string[] = [
  'group',
  ...FACTS,
  ...FIGURES.flatMap((name) => [name, `${name}Low`, `${name}High`, `${name}Note`]),
  ...AFTER,
  'marks',
  'permalink',
];

/** Rows of a group as a file has them: a figure that is missing is an empty cell, with the reason beside it. */
function boardRecords(
  { title, rows }: Group,
  permalinkOf: (pointId: string) => string,
): Record<string, CsvCell>[] {
  return rows.map((row) => ({
    group: title,
    ...Object.fromEntries(FACTS.map((name) => [name, row[name]])),
    ...Object.fromEntries(
      FIGURES.flatMap((name): [string, CsvCell][] => {
        const { value, low, high, words } = row[name];
        return [
          [name, value],
          [`${name}Low`, low],
          [`${name}High`, high],
          [`${name}Note`, words === '' ? null : words],
        ];
      }),
    ),
    ...Object.fromEntries(AFTER.map((name) => [name, row[name]])),
    marks: row.marks.map(({ words }) => words).join(', ') || null,
    permalink: row.pointId === null ? null : permalinkOf(row.pointId),
  }));
}
