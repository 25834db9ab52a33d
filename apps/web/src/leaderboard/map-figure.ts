import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { disc, group, type Mark } from '@inferbench/chart/drawing';
import type { Figure, KeyEntry } from '@inferbench/chart/figure';
import { type Table, tableOf } from '@inferbench/chart/table';
import { counted } from '@inferbench/units/english';
import { workloadWord } from '@inferbench/domain/board/public-address';
import { boardQuery, leaderboardAddress } from '../address/leaderboard-request.ts';
import { vendorClass } from '../words/vendor-class.ts';
import { mapDrawing } from './map-drawing.ts';

/** The map of a model in its frame; null where no run of it ranks. */
export function mapFigure({ model, slice, map, by }: Omit<WorkloadBoardAnswer, 'groups'>): Figure | null {
  if (slice === null || map === null) return null;
  const left =
    map.left === 0 ? [] : [`${counted(map.left, 'system')} at other contexts and users have no room here.`];
  return {
    name: 'board',
    query: boardQuery(model, slice, by),
    head: { ...map.head, notes: [...map.head.notes, ...left] },
    address: leaderboardAddress(model, { slice, by, section: 'map' }),
    file: `inferbench-${nameSlug(model)}-${workloadWord(slice.phase)}-map`,
    key: keyOf(map.vendors),
    draw: (drawn) => mapDrawing(map, model, drawn),
    table: mapTable(map),
  };
}

function keyOf([a, b]: readonly string[]): KeyEntry[] {
  if (a === undefined || b === undefined) return [];
  const of = (vendor: string, className: string, x: number): Mark =>
    group(vendorClass(vendor), [disc(className, { x, y: 6 }, 4.5)]);
  return [
    { words: `${a} leads`, mark: of(a, 'disc', 6) },
    { words: `${b} leads`, mark: of(b, 'disc', 6) },
    { words: 'cannot be told apart', mark: group('', [of(a, 'ring', 6), of(b, 'ring', 18)]), width: 24 },
  ];
}

type Map = NonNullable<WorkloadBoardAnswer['map']>;

function leadWords(mark: Map['cells'][number]['mark']): string | null {
  if (mark === null) return null;
  if (mark.byStack) return 'software and layout';
  return mark.turns ? 'turns with the number of chips' : (mark.leader ?? 'cannot be told apart');
}

function mapTable({ cells }: Map): Table {
  return tableOf('Systems by context and users', cells, [
    ['tokens in', ({ slice }) => slice.inputTokens, 'NUMBER'],
    ['tokens out', ({ slice }) => slice.outputTokens, 'NUMBER'],
    ['context', ({ slice }) => slice.contextTokens, 'NUMBER'],
    ['users', ({ slice }) => slice.users, 'NUMBER'],
    ['systems', ({ systems }) => systems, 'NUMBER'],
    ['leads', ({ mark }) => leadWords(mark)],
    ['chips of both', ({ mark }) => mark?.chips ?? null, 'NUMBER'],
    ['by at least', ({ mark }) => mark?.low ?? null, 'NUMBER'],
    ['by at most', ({ mark }) => mark?.high ?? null, 'NUMBER'],
  ]);
}
