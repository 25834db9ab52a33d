import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { boardPage, findSlice } from '@inferbench/db/board/board-reader';
import { readPoints } from '@inferbench/db/points/point-reader';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { Slice } from '@inferbench/domain/terms/slice';
import pg from 'pg';
import { SLICES } from './query.ts';

const DEBIAN = '/usr/lib/postgresql';

function findPgbench(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : [];
  return (
    versions.map((version) => path.join(DEBIAN, version, 'bin/pgbench')).find((file) => existsSync(file)) ??
    null
  );
}

interface Sent {
  text: string;
  values: unknown[];
}

/** What the API sends for a page that it gave before, as it was sent: the same functions over a pool that writes down. */
async function statements(databaseUrl: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: ({ text, values }: Sent) => {
      sent.push({ text, values });
      return query(text, values);
    },
  });
  try {
    await readPage(pool);
    sent.length = 0;
    await readPage(pool);
    return sent;
  } finally {
    await pool.end();
  }
}

async function readPage(pool: pg.Pool): Promise<void> {
  const metric = 'USEFUL_TOPS';
  const board = await findSlice(pool, Slice.parse(SLICES[0]));
  const key = board && shownKey(metric, board.keyCounts);
  if (!board || board.sliceId === null || key === null) throw new Error('an empty slice');
  const rows = await boardPage(pool, {
    board: { ...board, sliceId: board.sliceId },
    metric,
    evidence: null,
    comparabilityKey: key,
    after: null,
    limit: 51,
  });
  await readPoints(
    pool,
    rows.slice(0, 50).map((row) => row.pointId),
  );
}

/** Values written into the text; pgbench prepares the statements itself. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]::text[]`;
  return typeof value === 'number'
    ? String(value)
    : pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

const filled = ({ text, values }: Sent) =>
  `${text.replaceAll(/\$(\d+)/g, (_, n) => literal(values[Number(n) - 1])).replaceAll(/\s+/g, ' ')};`;

/** Pages a second that PostgreSQL itself gives, without GraphQL and without Node. */
export async function pgbench(
  databaseUrl: string,
  dir: string,
): Promise<{ tps: number } | { reason: string }> {
  const binary = findPgbench();
  if (binary === null) return { reason: `no pgbench under ${DEBIAN}` };
  const script = path.join(dir, 'board.sql');
  await writeFile(script, (await statements(databaseUrl)).map(filled).join('\n'));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '8',
    '-T',
    '4',
    '-f',
    script,
    '-h',
    hostname,
    '-p',
    port,
    '-U',
    decodeURIComponent(username),
    pathname.slice(1),
  ];
  const env = {
    ...process.env,
    PGPASSWORD: decodeURIComponent(password),
    // As the connections of the API that read the board.
    PGOPTIONS: '-c plan_cache_mode=force_generic_plan',
  };
  const { stdout } = await promisify(execFile)(binary, args, { env });
  const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  return tps === undefined ? { reason: stdout.slice(-300) } : { tps: Number(tps) };
}
