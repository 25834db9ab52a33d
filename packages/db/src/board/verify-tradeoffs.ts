import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type pg from 'pg';
import { type BoardValuesOf, standingEntries } from './standing-entries.ts';
import { configurationKey, type KeptTradeoff, tradeoffRowsOf } from './tradeoff-writer.ts';
import type { KeptDifference } from '@inferbench/domain/board/verification';

/** Runs whose documents are read at once. */
const RUNS_AT_ONCE = 500;

interface Asked {
  epochId: number;
  boardValuesOf: BoardValuesOf;
  /** Differences that are listed at most. */
  most: number;
}

/** Compares the trade-off points of an epoch with what its scores give, some runs at a time; in the caller's snapshot. */
export async function verifyTradeoffs(
  client: pg.PoolClient,
  { epochId, boardValuesOf, most }: Asked,
): Promise<KeptDifference[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id::text FROM run ORDER BY id');
  const differences: KeptDifference[] = [];
  for (let from = 0; from < rows.length && differences.length < most; from += RUNS_AT_ONCE) {
    const runIds = rows.slice(from, from + RUNS_AT_ONCE).map(({ id }) => id);
    const { entries } = await standingEntries(client, epochId, { runIds, boardValuesOf });
    const expected = new Map(
      entries.flatMap((entry) =>
        tradeoffRowsOf(entry, [epochId]).map((row) => [row.pointId, wordsOf(row)] as const),
      ),
    );
    const found = await storedWords(client, epochId, runIds);
    for (const point of new Set([...found.keys(), ...expected.keys()])) {
      const [kept, due] = [found.get(point) ?? null, expected.get(point) ?? null];
      if (kept === due) continue;
      differences.push({
        table: 'tradeoff_point',
        key: `epoch ${epochId}, point ${point}`,
        found: kept,
        expected: due,
      });
    }
  }
  return differences.slice(0, most);
}

/** A row as one text, which names every column that differs. */
function wordsOf({ model, lengths, configuration, newest, point }: KeptTradeoff): string {
  const row = { model, ...lengths, configurationKey: configurationKey(configuration), newest };
  // JSON leaves out what is undefined, and so does the stored text.
  return canonicalJson({ ...row, document: JSON.parse(JSON.stringify(point)) as unknown });
}

async function storedWords(
  client: pg.PoolClient,
  epochId: number,
  runIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ pointId: string; row: unknown }>(
    `SELECT t.point_id::text AS "pointId",
            jsonb_build_object('model', t.model, 'inputTokens', t.input_tokens, 'outputTokens', t.output_tokens,
              'configurationKey', t.configuration_key, 'newest', t.newest, 'document', t.document) AS row
     FROM tradeoff_point t JOIN point p ON p.id = t.point_id
     WHERE t.epoch_id = $1 AND p.run_id = ANY($2::uuid[])`,
    [epochId, runIds],
  );
  return new Map(rows.map(({ pointId, row }) => [pointId, canonicalJson(row)]));
}
