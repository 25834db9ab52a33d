-- What pages would have to count or to look for among all rows is kept by the transaction that changes it (ADR 18).

-- Of a slice: the chips and families that rank in it, and by what the board chooses the one with which it opens.
ALTER TABLE "slice_stat"
    ADD COLUMN "chips" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "families" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "batch" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "model" TEXT NOT NULL DEFAULT '';
UPDATE "slice_stat" stat SET "batch" = s."batch", "model" = m."slug"
    FROM "slice" s JOIN "model" m ON m."id" = s."model_id" WHERE s."id" = stat."slice_id";
UPDATE "slice_stat" stat SET "chips" = ranked."chips", "families" = ranked."families"
    FROM (SELECT b."epoch_id", b."slice_id", count(DISTINCT chip."id") AS "chips",
                 count(DISTINCT chip."document" ->> 'family') AS "families"
          FROM "best_score" b JOIN "system" ON "system"."id" = b."system_id" JOIN "chip" ON "chip"."id" = "system"."chip_id"
          GROUP BY b."epoch_id", b."slice_id") ranked
    WHERE (ranked."epoch_id", ranked."slice_id") = (stat."epoch_id", stat."slice_id");
CREATE INDEX "slice_stat_opens" ON "slice_stat"
    ("epoch_id", ("families" > 1) DESC, "systems" DESC, "batch" DESC, "model" DESC, "slice_id") WHERE "systems" > 0;
CREATE INDEX "slice_stat_systems" ON "slice_stat" ("epoch_id", "systems" DESC, "slice_id");
GRANT UPDATE ("chips", "families", "batch", "model") ON "slice_stat" TO inferbench_app;

-- Changes of the slices of an epoch: their sum is the version of the board. Transactions only add rows, so that none waits for
-- another; fold_counts() makes one of many.
CREATE TABLE "board_change" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "epoch_id" INTEGER NOT NULL,
    "changes" BIGINT NOT NULL
);
CREATE INDEX "board_change_epoch" ON "board_change" ("epoch_id") INCLUDE ("changes");
INSERT INTO "board_change" ("epoch_id", "changes") SELECT "epoch_id", sum("version") FROM "slice_stat" GROUP BY "epoch_id";

CREATE FUNCTION "slices_changed" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF TG_OP = 'INSERT' THEN
            INSERT INTO public.board_change (epoch_id, changes) SELECT epoch_id, sum(version) FROM entered GROUP BY epoch_id;
        ELSIF TG_OP = 'UPDATE' THEN
            INSERT INTO public.board_change (epoch_id, changes)
            SELECT epoch_id, sum(version) FROM (
                SELECT epoch_id, version FROM entered UNION ALL SELECT epoch_id, - version FROM gone) change
            GROUP BY epoch_id HAVING sum(version) <> 0;
        ELSE
            -- The sum never falls, or what is kept by an old one would pass for new.
            INSERT INTO public.board_change (epoch_id, changes) SELECT epoch_id, 1 FROM gone GROUP BY epoch_id;
        END IF;
        RETURN NULL;
    END $$;
CREATE TRIGGER "slices_entered" AFTER INSERT ON "slice_stat" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "slices_changed" ();
CREATE TRIGGER "slices_moved" AFTER UPDATE ON "slice_stat" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "slices_changed" ();
CREATE TRIGGER "slices_gone" AFTER DELETE ON "slice_stat" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "slices_changed" ();

-- A row a point that stands in lists, or for those who ask for what nobody reviewed: by what lists are narrowed, in their order.
CREATE TABLE "standing_point" (
    "point_id" UUID NOT NULL PRIMARY KEY REFERENCES "point" ("id") ON DELETE CASCADE,
    "model" TEXT,
    "chip_id" UUID NOT NULL,
    "framework" TEXT,
    "kind" TEXT NOT NULL,
    "source" TEXT,
    "received" TIMESTAMPTZ(6) NOT NULL,
    -- As "listed" of its submission.
    "listed" BOOLEAN NOT NULL,
    -- It takes part in ranks.
    "ranks" BOOLEAN NOT NULL
);

-- Points by model, chip and kind, as rows of what was added and taken away.
CREATE TABLE "point_count" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "model" TEXT,
    "chip_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    -- What stands in lists or on request; what stands in lists; what ranks.
    "standing" BIGINT NOT NULL,
    "listed" BIGINT NOT NULL,
    "ranks" BIGINT NOT NULL,
    "folded" BOOLEAN NOT NULL DEFAULT false
);
CREATE INDEX "point_count_model" ON "point_count" ("model", "chip_id", "kind") INCLUDE ("standing", "listed", "ranks");
CREATE INDEX "point_count_chip" ON "point_count" ("chip_id", "kind") INCLUDE ("standing", "listed", "ranks");
CREATE INDEX "point_count_unfolded" ON "point_count" ("id") WHERE NOT "folded";

CREATE FUNCTION "standing_points_changed" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF TG_OP <> 'DELETE' THEN
            INSERT INTO public.point_count (model, chip_id, kind, standing, listed, ranks)
            SELECT model, chip_id, kind, count(*), count(*) FILTER (WHERE listed), count(*) FILTER (WHERE ranks)
            FROM entered GROUP BY model, chip_id, kind;
        END IF;
        IF TG_OP <> 'INSERT' THEN
            INSERT INTO public.point_count (model, chip_id, kind, standing, listed, ranks)
            SELECT model, chip_id, kind, - count(*), - count(*) FILTER (WHERE listed), - count(*) FILTER (WHERE ranks)
            FROM gone GROUP BY model, chip_id, kind;
        END IF;
        RETURN NULL;
    END $$;
CREATE TRIGGER "standing_points_entered" AFTER INSERT ON "standing_point" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "standing_points_changed" ();
CREATE TRIGGER "standing_points_moved" AFTER UPDATE ON "standing_point" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "standing_points_changed" ();
CREATE TRIGGER "standing_points_gone" AFTER DELETE ON "standing_point" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "standing_points_changed" ();

-- What the states of all submissions say of it: the triggers and this migration take it from here.
CREATE VIEW "standing_point_due" AS
    SELECT p."id" AS "point_id", run."model_slug" AS "model", system."chip_id", system."framework", run."kind",
           run."document" -> 'publication' ->> 'document' AS "source", sub."created_at" AS "received", sub."listed",
           sub."listed" AND (sub."standing" & 1) = 0 AS "ranks", run."submission_id"
    FROM "submission" sub JOIN "run" ON run."submission_id" = sub."id" JOIN "system" ON system."id" = run."system_id"
    JOIN "point" p ON p."run_id" = run."id"
    WHERE sub."listed" OR (sub."shown" AND sub."lifecycle" IN ('VALIDATED', 'IN_REVIEW', 'PUBLISHED'));
REVOKE ALL ON "standing_point_due" FROM inferbench_app;

CREATE FUNCTION "points_entered" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        INSERT INTO public.standing_point (point_id, model, chip_id, framework, kind, source, received, listed, ranks)
        SELECT due.point_id, model, chip_id, framework, kind, source, received, listed, ranks
        FROM entered JOIN public.standing_point_due due ON due.point_id = entered.id;
        RETURN NULL;
    END $$;
CREATE TRIGGER "points_entered" AFTER INSERT ON "point" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "points_entered" ();

CREATE FUNCTION "submissions_moved" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        moved UUID[] := array(
            SELECT id FROM entered JOIN gone USING (id)
            WHERE (entered.shown, entered.listed, entered.standing, entered.lifecycle)
                IS DISTINCT FROM (gone.shown, gone.listed, gone.standing, gone.lifecycle));
    BEGIN
        IF cardinality(moved) = 0 THEN RETURN NULL; END IF;
        DELETE FROM public.standing_point s
        USING public.run, public.point p
        WHERE run.submission_id = ANY (moved) AND p.run_id = run.id AND s.point_id = p.id
          AND NOT EXISTS (SELECT FROM public.standing_point_due due WHERE due.point_id = p.id);
        UPDATE public.standing_point s SET listed = due.listed, ranks = due.ranks
        FROM public.standing_point_due due
        WHERE due.submission_id = ANY (moved) AND s.point_id = due.point_id
          AND (s.listed, s.ranks) IS DISTINCT FROM (due.listed, due.ranks);
        INSERT INTO public.standing_point (point_id, model, chip_id, framework, kind, source, received, listed, ranks)
        SELECT due.point_id, model, chip_id, framework, kind, source, received, listed, ranks
        FROM public.standing_point_due due
        WHERE due.submission_id = ANY (moved)
          AND NOT EXISTS (SELECT FROM public.standing_point s WHERE s.point_id = due.point_id);
        RETURN NULL;
    END $$;
CREATE TRIGGER "submissions_moved" AFTER UPDATE ON "submission" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "submissions_moved" ();

-- Makes one row of the many that transactions added; sums stay what they are. One at a time: others find nothing to do.
CREATE FUNCTION "fold_counts" () RETURNS VOID LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF NOT pg_try_advisory_xact_lock(7460513) THEN RETURN; END IF;
        WITH many AS (SELECT epoch_id FROM public.board_change GROUP BY epoch_id HAVING count(*) > 1),
             gone AS (DELETE FROM public.board_change c USING many WHERE c.epoch_id = many.epoch_id RETURNING c.epoch_id, c.changes)
        INSERT INTO public.board_change (epoch_id, changes) SELECT epoch_id, sum(changes) FROM gone GROUP BY epoch_id;
        WITH loose AS (SELECT DISTINCT model, chip_id, kind FROM public.point_count WHERE NOT folded),
             gone AS (DELETE FROM public.point_count c USING loose
                      WHERE c.model IS NOT DISTINCT FROM loose.model AND c.chip_id = loose.chip_id AND c.kind = loose.kind
                      RETURNING c.model, c.chip_id, c.kind, c.standing, c.listed, c.ranks)
        INSERT INTO public.point_count (model, chip_id, kind, standing, listed, ranks, folded)
        SELECT model, chip_id, kind, sum(standing), sum(listed), sum(ranks), true FROM gone
        GROUP BY model, chip_id, kind HAVING sum(standing) <> 0;
    END $$;

INSERT INTO "standing_point" ("point_id", "model", "chip_id", "framework", "kind", "source", "received", "listed", "ranks")
    SELECT "point_id", "model", "chip_id", "framework", "kind", "source", "received", "listed", "ranks" FROM "standing_point_due";
SELECT "fold_counts"();
CREATE INDEX "standing_point_listed" ON "standing_point" ("point_id") WHERE "listed";
CREATE INDEX "standing_point_model" ON "standing_point" ("model", "point_id") WHERE "listed";
CREATE INDEX "standing_point_chip" ON "standing_point" ("chip_id", "point_id") INCLUDE ("listed");
CREATE INDEX "standing_point_chip_model" ON "standing_point" ("chip_id", "model", "point_id") WHERE "listed";
CREATE INDEX "standing_point_framework" ON "standing_point" ("framework", "point_id") WHERE "listed";
CREATE INDEX "standing_point_kind" ON "standing_point" ("kind", "point_id") WHERE "listed";
CREATE INDEX "standing_point_source" ON "standing_point" ("source", "point_id") WHERE "listed" AND "source" IS NOT NULL;
CREATE INDEX "standing_point_received" ON "standing_point" ("received") WHERE "listed";

-- Processes read these; the owner's triggers alone write them.
REVOKE ALL ON "board_change", "standing_point", "point_count" FROM inferbench_app;
GRANT SELECT ON "board_change", "standing_point", "point_count" TO inferbench_app;
REVOKE ALL ON FUNCTION "slices_changed" (), "standing_points_changed" (), "points_entered" (), "submissions_moved" (), "fold_counts" ()
    FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "slices_changed" (), "standing_points_changed" (), "points_entered" (), "submissions_moved" (),
    "fold_counts" () TO inferbench_app;
