/**
 * The score of point `p` that `epoch` shows: the one under its versions. A publication that was scored under others when it
 * came stands in the epoch with the score it came with, its first. Of several under equal versions that of the specification that
 * became effective last counts.
 */
export const SHOWN_SCORE = `
      JOIN LATERAL (
        SELECT * FROM score any_version WHERE any_version.point_id = p.id
        ORDER BY (any_version.engine_version, any_version.policy_version) = (epoch.engine_version, epoch.policy_version) DESC,
                 any_version.generation DESC, any_version.created_at
        LIMIT 1
      ) score ON true`;

/** Column of where point `p` stands, from its shown score; a superseded one stands nowhere, and says why itself. */
export const placement = (column: 'slice_id' | 'position' | 'position_reason' | 'unranked') =>
  `CASE WHEN sub.lifecycle IN ('SUPERSEDED', 'WITHDRAWN') THEN p.${column} ELSE score.${column} END`;
