-- Where a point stands (slice, exact position, why it never ranks) is what an engine says of it, as its score is: kept by
-- version, so that an epoch that is being filled moves nothing in the one that is shown.
ALTER TABLE "score"
    ADD COLUMN "slice_id" INTEGER REFERENCES "slice" ("id"),
    ADD COLUMN "position" JSONB,
    ADD COLUMN "position_reason" TEXT,
    ADD COLUMN "unranked" JSONB;
UPDATE "score" SET "slice_id" = p."slice_id", "position" = p."position", "position_reason" = p."position_reason",
                   "unranked" = p."unranked"
FROM "point" p WHERE p."id" = "score"."point_id";
CREATE INDEX "score_slice" ON "score" ("slice_id");
CREATE INDEX "score_versions" ON "score" ("engine_version", "policy_version", "created_at");

-- Runs that an epoch has taken in under its own versions. What is missing here is still to be scored.
CREATE TABLE "epoch_run" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "run_id" UUID NOT NULL REFERENCES "run" ("id"),
    "points" INTEGER NOT NULL,
    CONSTRAINT "epoch_run_pkey" PRIMARY KEY ("epoch_id", "run_id")
);
CREATE INDEX "epoch_run_run" ON "epoch_run" ("run_id");
INSERT INTO "epoch_run" ("epoch_id", "run_id", "points")
SELECT e."id", r."id", count(p."id")
FROM "epoch" e
CROSS JOIN "run" r
JOIN "submission" sub ON sub."id" = r."submission_id" AND sub."lifecycle" <> 'SUPERSEDED'
JOIN "point" p ON p."run_id" = r."id"
LEFT JOIN "score" s ON s."point_id" = p."id" AND s."engine_version" = e."engine_version"
                   AND s."policy_version" = e."policy_version"
WHERE e."state" <> 'RETIRED'
GROUP BY e."id", r."id"
HAVING count(p."id") = count(s."point_id");

-- What changed against the epoch that was shown when this one was filled.
ALTER TABLE "epoch" ADD COLUMN "report" JSONB;

GRANT SELECT, INSERT, UPDATE, DELETE ON "epoch_run" TO inferbench_app;
