// Mercurius with its JIT and nothing else: no limits, no cost, no error catalogue. The same statements, a schema of its own.
import 'reflect-metadata';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cursorCodec } from '@inferbench/api/graphql/cursor';
import { globalId } from '@inferbench/api/graphql/global-id';
import { boardPage, findSlice } from '@inferbench/db/board/board-reader';
import { openDatabase } from '@inferbench/db/connection/database';
import { readPoints } from '@inferbench/db/points/point-reader';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { Slice } from '@inferbench/domain/terms/slice';

const peers = createRequire(path.join(import.meta.dirname, '../peers/package.json'));
const fastify = peers('fastify');
const mercurius = peers('mercurius');

const SCHEMA = `
  input SliceInput { model: String!, phase: String!, shape: String, batch: Int!, context: Int!, precision: String! }
  enum Metric { USEFUL_TOPS }
  type Chip { slug: String! name: String! vendor: String! }
  type System { slug: String! chips: Int! chip: Chip! }
  type Point { id: ID! evidenceGrade: String! }
  type Entry { value: Float! system: System! point: Point! }
  type Edge { rank: Int! tied: Boolean! node: Entry! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Leaderboard { totalCount: Int! pageInfo: PageInfo! edges: [Edge!]! }
  type Query { leaderboard(slice: SliceInput!, metric: Metric!, first: Int!, after: String): Leaderboard! }
`;

// The same connections as ours: plans are made once.
const { pages: pool } = openDatabase(process.env['DATABASE_URL'] ?? '');
const cursors = cursorCodec(process.env['INFERBENCH_CURSOR_SECRET'] ?? '');
const metric = 'USEFUL_TOPS';

async function leaderboard(_: unknown, args: { slice: unknown; first: number; after?: string | null }) {
  const board = await findSlice(pool, Slice.parse(args.slice));
  const key = board && shownKey(metric, board.keyCounts);
  if (!board || board.sliceId === null || key === null) throw new Error('an empty slice');
  const scope = `${board.sliceId}`;
  const rows = await boardPage(pool, {
    board: { ...board, sliceId: board.sliceId },
    metric,
    evidence: null,
    comparabilityKey: key,
    after: args.after ? cursors.decode(args.after, scope) : null,
    limit: args.first + 1,
  });
  const page = rows.slice(0, args.first);
  const points = await readPoints(
    pool,
    page.map((row) => row.pointId),
  );
  const byId = new Map(points.map((point) => [point.id, point]));
  const last = page.at(-1);
  return {
    totalCount: board.keyCounts.find((count) => count.metric === metric)?.systems ?? 0,
    pageInfo: {
      hasNextPage: rows.length > args.first,
      endCursor: last ? cursors.encode({ sortValue: last.sortValue, systemId: last.systemId }, scope) : null,
    },
    edges: page.flatMap((row) => {
      const point = byId.get(row.pointId);
      if (!point) return [];
      const { system } = point;
      return [
        {
          rank: row.rank,
          tied: row.tied,
          node: {
            value: row.value,
            system: { slug: system.slug, chips: system.chips, chip: system.chip.chip },
            point: { id: globalId('Point', point.id), evidenceGrade: point.evidenceGrade },
          },
        },
      ];
    }),
  };
}

const app = fastify();
app.register(mercurius, { schema: SCHEMA, resolvers: { Query: { leaderboard } }, jit: 1 });
const url: unknown = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ ready: true, url });
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
