import pg from 'pg';
import { agreeToAll } from './agreed.ts';

/** A submission that somebody was told is stored. */
export interface Acknowledged {
  submissionId: string;
  pointIds: string[];
}

/** What a database holds of submissions that were acknowledged, whatever was killed meanwhile. */
export interface Stored {
  /** Rows of each table that belong to an organisation: where nothing is lost, doubled or half, as many as were acknowledged. */
  rows: Record<'submission' | 'receipt' | 'run' | 'point' | 'score', number>;
  /** Acknowledged points that have values in the epoch that is shown. */
  inShownEpoch: number;
  /** Places of the board that are not the best of what stands on it. */
  wrongPlaces: number;
  places: number;
}

interface Asked {
  databaseUrl: string;
  ownerUrl: string;
  /** Slug of the organisation that submitted. */
  organization: string;
  acknowledged: readonly Acknowledged[];
}

/** Joins from a submission to the rows of a table. */
const ROWS = {
  submission: 'sub',
  receipt: 'receipt r ON r.submission_id = sub.id',
  run: 'run ON run.submission_id = sub.id',
  point: 'run ON run.submission_id = sub.id JOIN point p ON p.run_id = run.id',
  score:
    'run ON run.submission_id = sub.id JOIN point p ON p.run_id = run.id JOIN score s ON s.point_id = p.id',
} as const;

/** Counts what is stored of an organisation, and lets two persons agree to it, so that it takes its places. */
export async function storedOf(asked: Asked): Promise<Stored> {
  const db = new pg.Client({ connectionString: asked.databaseUrl });
  await db.connect();
  const one = async (sql: string, values: unknown[] = []) =>
    Number((await db.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]?.n);
  const of = (joined: string) =>
    one(
      `submission sub ${joined === 'sub' ? '' : `JOIN ${joined}`}
       WHERE sub.organization_id = (SELECT id FROM organization WHERE slug = $1)`,
      [asked.organization],
    );
  try {
    const rows = {
      submission: await of(ROWS.submission),
      receipt: await of(ROWS.receipt),
      run: await of(ROWS.run),
      point: await of(ROWS.point),
      score: await of(ROWS.score),
    };
    const points = asked.acknowledged.flatMap(({ pointIds }) =>
      pointIds.map((id) => Buffer.from(id, 'base64url').toString().split(':')[1]),
    );
    const inShownEpoch = await one(
      `(SELECT DISTINCT v.point_id FROM board_value v JOIN board_state s ON s.current_epoch_id = v.epoch_id
        WHERE v.point_id = ANY($1::uuid[])) AS shown`,
      [points],
    );
    await agreeToAll(asked.ownerUrl);
    const wrongPlaces = await one(
      `(SELECT 1 FROM best_score b WHERE b.sort_value <> (SELECT max(v.sort_value) FROM board_value v
        WHERE (v.epoch_id, v.metric, v.slice_id, v.comparability_key, v.system_id)
            = (b.epoch_id, b.metric, b.slice_id, b.comparability_key, b.system_id))) AS wrong`,
    );
    return { rows, inShownEpoch, wrongPlaces, places: await one('best_score') };
  } finally {
    await db.end();
  }
}
