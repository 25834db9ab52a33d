import { Finding } from '@inferbench/domain/errors/finding';
import { Score } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { z } from 'zod';

/** What the engine says of a point under one engine and policy version. */
export interface StoredScore {
  score: Score;
  findings: Finding[];
}

export interface ScoreKey {
  pointId: string;
  engineVersion: string;
  policyVersion: string;
  generation: number;
}

const Findings = z.array(Finding);
const Unread = z.object({
  pointId: z.string(),
  engineVersion: z.string(),
  policyVersion: z.string(),
  generation: z.int(),
  score: z.string(),
  findings: z.string(),
});
const MAX_KEPT = 2_000;

/** Scores are append-only, so one that was parsed stays right. By point; each is some kilobytes, all of them tens of megabytes at most. */
const kept = new Map<string, { key: string; stored: StoredScore }>();

const keyOf = ({ engineVersion, policyVersion, generation }: ScoreKey) =>
  `${engineVersion} ${policyVersion} ${generation}`;

/** Scores by point. Documents are read only of those that this process does not keep. */
export async function readScores(
  pool: pg.Pool,
  wanted: readonly ScoreKey[],
): Promise<Map<string, StoredScore>> {
  const scores = new Map<string, StoredScore>();
  const unread: ScoreKey[] = [];
  for (const key of wanted) {
    const known = kept.get(key.pointId);
    if (known?.key === keyOf(key)) scores.set(key.pointId, known.stored);
    else unread.push(key);
  }
  if (unread.length === 0) return scores;
  const { rows } = await pool.query({
    name: 'scores-by-key',
    text: `
      SELECT s.point_id AS "pointId", s.engine_version AS "engineVersion", s.policy_version AS "policyVersion", s.generation,
             s.document::text AS score, s.findings::text AS findings
      FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) AS wanted(point_id, engine_version, policy_version, generation)
      JOIN score s USING (point_id, engine_version, policy_version, generation)`,
    values: [
      unread.map((key) => key.pointId),
      unread.map((key) => key.engineVersion),
      unread.map((key) => key.policyVersion),
      unread.map((key) => key.generation),
    ],
  });
  for (const row of rows) {
    const { score, findings, ...key } = Unread.parse(row);
    const stored = { score: Score.parse(JSON.parse(score)), findings: Findings.parse(JSON.parse(findings)) };
    scores.set(key.pointId, stored);
    keep(key, stored);
  }
  return scores;
}

function keep(key: ScoreKey, stored: StoredScore): void {
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key.pointId, { key: keyOf(key), stored });
}
