-- What others showed on a chip, by which each submission is judged: of each point that ranks and is not held back the software share of its
-- newest score. One in five points has one, so that looking for it among scores read thousands of rows a submission.
CREATE TABLE "point_share" (
    "point_id" UUID NOT NULL PRIMARY KEY REFERENCES "standing_point" ("point_id") ON DELETE CASCADE,
    "chip_id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "slice_id" INTEGER,
    "phase" TEXT NOT NULL,
    "share" DOUBLE PRECISION NOT NULL
);

-- What points, scores and submissions say of it: the triggers and this migration take it from here.
CREATE VIEW "point_share_due" AS
    SELECT due."point_id", due."chip_id", sub."organization_id", newest."slice_id", p."phase", newest."share"
    FROM "standing_point" due JOIN "point" p ON p."id" = due."point_id" JOIN "run" ON "run"."id" = p."run_id"
    JOIN "submission" sub ON sub."id" = "run"."submission_id" AND sub."lifecycle" <> 'FLAGGED'
    CROSS JOIN LATERAL (
        SELECT s."slice_id", coalesce(s."software_share", (s."document" #>> '{split,value,software}')::float8) AS "share"
        FROM "score" s WHERE s."point_id" = due."point_id" ORDER BY s."created_at" DESC LIMIT 1) newest
    WHERE due."ranks" AND newest."share" IS NOT NULL;
REVOKE ALL ON "point_share_due" FROM inferbench_app;

CREATE FUNCTION "settle_shares" ("ids" UUID[]) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        DELETE FROM public.point_share own WHERE own.point_id = ANY (ids)
            AND NOT EXISTS (SELECT FROM public.point_share_due due WHERE due.point_id = own.point_id);
        INSERT INTO public.point_share AS own (point_id, chip_id, organization_id, slice_id, phase, share)
        SELECT point_id, chip_id, organization_id, slice_id, phase, share FROM public.point_share_due WHERE point_id = ANY (ids)
        ON CONFLICT (point_id) DO UPDATE
            SET (organization_id, slice_id, share) = (excluded.organization_id, excluded.slice_id, excluded.share)
            WHERE (own.organization_id, own.slice_id, own.share) IS DISTINCT FROM (excluded.organization_id, excluded.slice_id, excluded.share);
    END $$;

CREATE FUNCTION "points_shared" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        PERFORM public.settle_shares(array(SELECT DISTINCT point_id FROM entered));
        RETURN NULL;
    END $$;
CREATE TRIGGER "scores_shared" AFTER INSERT ON "score" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "points_shared" ();
CREATE TRIGGER "standing_points_shared" AFTER INSERT ON "standing_point" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "points_shared" ();
CREATE TRIGGER "standing_points_shared_anew" AFTER UPDATE ON "standing_point" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "points_shared" ();

-- Follows submissions that are held back, or not any more, and those that change hands.
CREATE FUNCTION "submissions_shared" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        moved UUID[] := array(
            SELECT id FROM entered JOIN gone USING (id)
            WHERE (entered.lifecycle = 'FLAGGED', entered.organization_id) <> (gone.lifecycle = 'FLAGGED', gone.organization_id));
    BEGIN
        IF cardinality(moved) = 0 THEN RETURN NULL; END IF;
        PERFORM public.settle_shares(array(
            SELECT p.id FROM public.run JOIN public.point p ON p.run_id = run.id WHERE run.submission_id = ANY (moved)));
        RETURN NULL;
    END $$;
CREATE TRIGGER "submissions_shared" AFTER UPDATE ON "submission" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "submissions_shared" ();

INSERT INTO "point_share" ("point_id", "chip_id", "organization_id", "slice_id", "phase", "share")
    SELECT "point_id", "chip_id", "organization_id", "slice_id", "phase", "share" FROM "point_share_due";
CREATE INDEX "point_share_chip" ON "point_share" ("chip_id", "point_id") INCLUDE ("organization_id", "phase", "share");
CREATE INDEX "point_share_slice" ON "point_share" ("slice_id", "chip_id");

CREATE TRIGGER "public_changed" AFTER INSERT OR UPDATE OR DELETE ON "point_share" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change" ();
REVOKE ALL ON "point_share" FROM inferbench_app;
GRANT SELECT ON "point_share" TO inferbench_app;
REVOKE ALL ON FUNCTION "settle_shares" (UUID[]), "points_shared" (), "submissions_shared" () FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "points_shared" (), "submissions_shared" () TO inferbench_app;
