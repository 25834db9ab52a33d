-- Who measured is an organisation that confirms it; until then it is only said, and no row, citation or export names it.
ALTER TABLE "submission"
    -- The organisation of the name that is said, which is asked; null where nobody of that name is here.
    ADD COLUMN "tester_id" UUID REFERENCES "organization" ("id") ON DELETE SET NULL,
    -- What it answered; an event of its own sets it, and nothing else.
    ADD COLUMN "test_state" TEXT NOT NULL DEFAULT 'SAID' CHECK ("test_state" IN ('SAID', 'CONFIRMED', 'DENIED'));
CREATE INDEX "submission_tester" ON "submission" ("tester_id", "created_at" DESC) WHERE "tester_id" IS NOT NULL;

-- What was said so far nobody confirmed. Who named itself needs nobody else; who named an organisation of this installation has asked it.
UPDATE "submission" sub SET "tested_by" = NULL FROM "organization" org
    WHERE org."id" = sub."organization_id" AND sub."tested_by" IN (org."name", org."slug");
UPDATE "submission" sub SET "tester_id" = tester."id", "tested_by" = tester."name" FROM "organization" tester
    WHERE tester."kind" = 'ORDINARY' AND sub."tested_by" IN (tester."name", tester."slug");

-- The tester answers by an event, of what everybody sees; saying the same twice is refused.
ALTER TABLE "event"
    DROP CONSTRAINT "event_role_check",
    ADD CONSTRAINT "event_role_check"
        CHECK ("role" IN ('SUBMITTER', 'REVIEWER', 'SYSTEM', 'CATALOGUE', 'OPERATOR', 'ACCOUNT', 'VENDOR', 'TESTER'));
CREATE FUNCTION "test_answered" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        UPDATE public.submission sub SET test_state = answer.state
        FROM (SELECT CASE NEW.kind WHEN 'CONFIRM_TEST' THEN 'CONFIRMED' ELSE 'DENIED' END AS state) answer
        WHERE sub.id = NEW.submission_id AND sub.tester_id = NEW.organization_id AND NEW.role = 'TESTER' AND sub.shown
          AND sub.test_state <> answer.state;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'submission % asks nothing of who answers', NEW.submission_id USING ERRCODE = 'IB001';
        END IF;
        RETURN NULL;
    END $$;
CREATE TRIGGER "test_answered" AFTER INSERT ON "event" FOR EACH ROW WHEN (NEW."kind" IN ('CONFIRM_TEST', 'DENY_TEST'))
    EXECUTE FUNCTION "test_answered" ();
REVOKE ALL ON FUNCTION "test_answered" () FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "test_answered" () TO inferbench_app;
GRANT INSERT ("tester_id") ON "submission" TO inferbench_app;

-- What nobody reviewed takes no place on any board, whatever the installation lists.
UPDATE "board_value" SET "listed" = false WHERE "listed" AND ("standing" & 1) = 1;
DELETE FROM "best_score" b USING "point" p, "run", "submission" sub
    WHERE p."id" = b."point_id" AND "run"."id" = p."run_id" AND sub."id" = "run"."submission_id" AND (sub."standing" & 1) = 1;
INSERT INTO "best_score" ("epoch_id", "metric", "slice_id", "comparability_key", "system_id", "point_id", "value", "sort_value",
                          "sort_low", "sort_high", "interval_assumed")
    SELECT DISTINCT ON ("epoch_id", "metric", "slice_id", "comparability_key", "system_id")
           "epoch_id", "metric", "slice_id", "comparability_key", "system_id", "point_id", "value", "sort_value", "sort_low", "sort_high",
           "interval_assumed"
    FROM "board_value" WHERE "listed"
    ORDER BY "epoch_id", "metric", "slice_id", "comparability_key", "system_id", "sort_value" DESC, "point_id"
    ON CONFLICT DO NOTHING;
UPDATE "slice_stat" SET "version" = "version" + 1,
       "systems" = (SELECT count(DISTINCT "system_id") FROM "best_score" b
                    WHERE b."epoch_id" = "slice_stat"."epoch_id" AND b."slice_id" = "slice_stat"."slice_id"),
       "key_counts" = coalesce((SELECT jsonb_agg(c) FROM (
           SELECT "metric", "comparability_key" AS "comparabilityKey", count(*)::int AS "systems" FROM "best_score" b
           WHERE b."epoch_id" = "slice_stat"."epoch_id" AND b."slice_id" = "slice_stat"."slice_id"
           GROUP BY "metric", "comparability_key") c), '[]')
    WHERE EXISTS (SELECT FROM "board_value" v WHERE v."epoch_id" = "slice_stat"."epoch_id" AND v."slice_id" = "slice_stat"."slice_id"
                    AND (v."standing" & 1) = 1);
DELETE FROM "tradeoff_point" t USING "point" p, "run", "submission" sub
    WHERE p."id" = t."point_id" AND "run"."id" = p."run_id" AND sub."id" = "run"."submission_id" AND (sub."standing" & 1) = 1;

-- Only a demonstration lists what nobody reviewed.
UPDATE "instance" SET "review" = 'required' WHERE NOT "demo" AND "review" <> 'required';
