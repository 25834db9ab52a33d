import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import type { CsvCell } from '@inferbench/units/csv';

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

export const BOARD_KEYS: readonly string[] = [
  'group',
  ...FACTS,
  ...FIGURES.flatMap((name) => [name, `${name}Low`, `${name}High`, `${name}Note`]),
  ...AFTER,
  'marks',
  'permalink',
];

/** Rows of a group as a file has them: a figure that is missing is an empty cell, with the reason beside it. */
export function boardRecords(
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
