-- How often each rule fires on a run, as [findings, points], under the versions of the epoch: what is shown of rules is a sum over runs
-- instead of over every finding.
ALTER TABLE "epoch_run" ADD COLUMN "firings" JSONB NOT NULL DEFAULT '{}';
GRANT UPDATE ("firings") ON "epoch_run" TO inferbench_app;

UPDATE "epoch_run" taken SET "firings" = fired."firings"
FROM (
    SELECT "epoch_id", "run_id", jsonb_object_agg("rule", jsonb_build_array("findings", "points")) AS "firings"
    FROM (
        SELECT epoch."id" AS "epoch_id", p."run_id", finding ->> 'rule' AS "rule", count(*) AS "findings", count(DISTINCT p."id") AS "points"
        FROM "epoch"
        JOIN "score" s ON (s."engine_version", s."policy_version") = (epoch."engine_version", epoch."policy_version")
        JOIN "point" p ON p."id" = s."point_id"
        CROSS JOIN LATERAL jsonb_array_elements(s."findings") AS finding
        WHERE NOT EXISTS (
            SELECT FROM "score" later
            WHERE (later."point_id", later."engine_version", later."policy_version") = (s."point_id", s."engine_version", s."policy_version")
              AND later."generation" > s."generation")
        GROUP BY 1, 2, 3
    ) counted
    GROUP BY "epoch_id", "run_id"
) fired
WHERE (fired."epoch_id", fired."run_id") = (taken."epoch_id", taken."run_id");
