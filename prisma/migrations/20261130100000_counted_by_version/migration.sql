-- What epochs hold, what versions scored and how often rules fire are counters (ADR 18): transactions only add rows, of which
-- fold_counts() makes one of those that belong together.

-- Points by the versions of engine and policy that scored them, by the epoch that holds them, and all of them.
CREATE TABLE "version_count" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- A row counts for an epoch or for versions; for all points where the one is 0 and the others are empty.
    "epoch_id" INTEGER NOT NULL,
    "engine_version" TEXT NOT NULL,
    "policy_version" TEXT NOT NULL,
    -- Points with a score under the versions that everybody sees; points of runs that the epoch holds and that are still scored; those
    -- of them that everybody sees.
    "seen" BIGINT NOT NULL,
    "held" BIGINT NOT NULL,
    "held_seen" BIGINT NOT NULL
);
CREATE INDEX "version_count_versions" ON "version_count" ("epoch_id", "engine_version", "policy_version") INCLUDE ("seen", "held", "held_seen");

-- Findings, and points that have one, by epoch and rule, of runs that stand in lists.
CREATE TABLE "rule_count" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "epoch_id" INTEGER NOT NULL,
    "rule" TEXT NOT NULL,
    "findings" BIGINT NOT NULL,
    "points" BIGINT NOT NULL
);
CREATE INDEX "rule_count_rule" ON "rule_count" ("epoch_id", "rule") INCLUDE ("findings", "points");

CREATE FUNCTION "scores_counted" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT 0, engine_version, policy_version, CASE TG_OP WHEN 'DELETE' THEN - count(*) ELSE count(*) END, 0, 0
        FROM changed JOIN public.point p ON p.id = changed.point_id JOIN public.run ON run.id = p.run_id
        JOIN public.submission sub ON sub.id = run.submission_id AND sub.shown
        WHERE changed.generation = 0 GROUP BY engine_version, policy_version;
        RETURN NULL;
    END $$;
CREATE TRIGGER "scores_entered" AFTER INSERT ON "score" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "scores_counted" ();
CREATE TRIGGER "scores_gone" AFTER DELETE ON "score" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "scores_counted" ();

CREATE FUNCTION "points_counted" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT 0, '', '', 0, held, held_seen
        FROM (SELECT CASE TG_OP WHEN 'DELETE' THEN - count(*) ELSE count(*) END AS held,
                     count(*) FILTER (WHERE sub.shown) * CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END AS held_seen
              FROM changed JOIN public.run ON run.id = changed.run_id
              JOIN public.submission sub ON sub.id = run.submission_id AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')) counted
        WHERE held <> 0;
        RETURN NULL;
    END $$;
CREATE TRIGGER "points_counted" AFTER INSERT ON "point" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "points_counted" ();
CREATE TRIGGER "points_gone" AFTER DELETE ON "point" REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "points_counted" ();

CREATE FUNCTION "epoch_runs_counted" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF TG_OP <> 'DELETE' THEN
            INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
            SELECT entered.epoch_id, '', '', 0, sum(points), coalesce(sum(points) FILTER (WHERE sub.shown), 0)
            FROM entered JOIN public.run ON run.id = entered.run_id
            JOIN public.submission sub ON sub.id = run.submission_id AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
            GROUP BY entered.epoch_id;
            INSERT INTO public.rule_count (epoch_id, rule, findings, points)
            SELECT entered.epoch_id, rule, sum((fired -> 0)::int), sum((fired -> 1)::int)
            FROM entered JOIN public.run ON run.id = entered.run_id
            JOIN public.submission sub ON sub.id = run.submission_id AND sub.listed
            CROSS JOIN LATERAL jsonb_each(entered.firings) AS firing (rule, fired)
            GROUP BY entered.epoch_id, rule;
        END IF;
        IF TG_OP <> 'INSERT' THEN
            INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
            SELECT gone.epoch_id, '', '', 0, - sum(points), - coalesce(sum(points) FILTER (WHERE sub.shown), 0)
            FROM gone JOIN public.run ON run.id = gone.run_id
            JOIN public.submission sub ON sub.id = run.submission_id AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
            GROUP BY gone.epoch_id;
            INSERT INTO public.rule_count (epoch_id, rule, findings, points)
            SELECT gone.epoch_id, rule, - sum((fired -> 0)::int), - sum((fired -> 1)::int)
            FROM gone JOIN public.run ON run.id = gone.run_id
            JOIN public.submission sub ON sub.id = run.submission_id AND sub.listed
            CROSS JOIN LATERAL jsonb_each(gone.firings) AS firing (rule, fired)
            GROUP BY gone.epoch_id, rule;
        END IF;
        RETURN NULL;
    END $$;
CREATE TRIGGER "epoch_runs_entered" AFTER INSERT ON "epoch_run" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "epoch_runs_counted" ();
CREATE TRIGGER "epoch_runs_moved" AFTER UPDATE ON "epoch_run" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "epoch_runs_counted" ();
CREATE TRIGGER "epoch_runs_gone" AFTER DELETE ON "epoch_run" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "epoch_runs_counted" ();

-- Follows submissions whose state or visibility changes; where both sides count alike nothing is added.
CREATE FUNCTION "submissions_counted" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        moved UUID[] := array(
            SELECT id FROM entered JOIN gone USING (id)
            WHERE (entered.shown, entered.listed, entered.lifecycle IN ('SUPERSEDED', 'WITHDRAWN'))
                <> (gone.shown, gone.listed, gone.lifecycle IN ('SUPERSEDED', 'WITHDRAWN')));
    BEGIN
        IF cardinality(moved) = 0 THEN RETURN NULL; END IF;
        -- Whoever takes a run out of an epoch, or notes other firings of it, sees what changes here, or is seen.
        PERFORM FROM public.epoch_run taken JOIN public.run ON run.id = taken.run_id
        WHERE run.submission_id = ANY (moved) FOR SHARE OF taken;
        WITH side AS (
            SELECT id, shown, lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN') AS held, 1 AS counts FROM entered WHERE id = ANY (moved)
            UNION ALL
            SELECT id, shown, lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN'), -1 FROM gone WHERE id = ANY (moved)
        ), change AS (
            SELECT id, sum(counts) FILTER (WHERE shown) AS seen, sum(counts) FILTER (WHERE held) AS held,
                   sum(counts) FILTER (WHERE shown AND held) AS held_seen
            FROM side GROUP BY id
        )
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT epoch_id, engine_version, policy_version, sum(seen), sum(held), sum(held_seen)
        FROM (
            SELECT 0 AS epoch_id, score.engine_version, score.policy_version, coalesce(change.seen, 0) AS seen, 0 AS held, 0 AS held_seen
            FROM change JOIN public.run ON run.submission_id = change.id JOIN public.point p ON p.run_id = run.id
            JOIN public.score ON score.point_id = p.id AND score.generation = 0
            UNION ALL
            SELECT taken.epoch_id, '', '', 0, coalesce(change.held, 0) * taken.points, coalesce(change.held_seen, 0) * taken.points
            FROM change JOIN public.run ON run.submission_id = change.id JOIN public.epoch_run taken ON taken.run_id = run.id
            UNION ALL
            SELECT 0, '', '', 0, coalesce(change.held, 0), coalesce(change.held_seen, 0)
            FROM change JOIN public.run ON run.submission_id = change.id JOIN public.point p ON p.run_id = run.id
        ) counted
        GROUP BY epoch_id, engine_version, policy_version HAVING (sum(seen), sum(held), sum(held_seen)) <> (0, 0, 0);
        INSERT INTO public.rule_count (epoch_id, rule, findings, points)
        SELECT taken.epoch_id, rule, sum(counts * (fired -> 0)::int), sum(counts * (fired -> 1)::int)
        FROM (SELECT id, 1 AS counts FROM entered WHERE id = ANY (moved) AND listed
              UNION ALL
              SELECT id, -1 FROM gone WHERE id = ANY (moved) AND listed) side
        JOIN public.run ON run.submission_id = side.id JOIN public.epoch_run taken ON taken.run_id = run.id
        CROSS JOIN LATERAL jsonb_each(taken.firings) AS firing (rule, fired)
        GROUP BY taken.epoch_id, rule
        HAVING (sum(counts * (fired -> 0)::int), sum(counts * (fired -> 1)::int)) <> (0, 0);
        RETURN NULL;
    END $$;
CREATE TRIGGER "submissions_counted" AFTER UPDATE ON "submission" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "submissions_counted" ();

-- Makes both counters anew, from what there is.
CREATE FUNCTION "count_versions" () RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        DELETE FROM public.version_count;
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT 0, engine_version, policy_version, count(*), 0, 0
        FROM public.score JOIN public.point p ON p.id = score.point_id JOIN public.run ON run.id = p.run_id
        JOIN public.submission sub ON sub.id = run.submission_id AND sub.shown
        WHERE score.generation = 0 GROUP BY engine_version, policy_version;
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT taken.epoch_id, '', '', 0, sum(points), coalesce(sum(points) FILTER (WHERE sub.shown), 0)
        FROM public.epoch_run taken JOIN public.run ON run.id = taken.run_id
        JOIN public.submission sub ON sub.id = run.submission_id AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
        GROUP BY taken.epoch_id;
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT 0, '', '', 0, count(*), count(*) FILTER (WHERE sub.shown)
        FROM public.point p JOIN public.run ON run.id = p.run_id
        JOIN public.submission sub ON sub.id = run.submission_id AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
        HAVING count(*) > 0;
        DELETE FROM public.rule_count;
        INSERT INTO public.rule_count (epoch_id, rule, findings, points)
        SELECT taken.epoch_id, rule, sum((fired -> 0)::int), sum((fired -> 1)::int)
        FROM public.epoch_run taken JOIN public.run ON run.id = taken.run_id
        JOIN public.submission sub ON sub.id = run.submission_id AND sub.listed
        CROSS JOIN LATERAL jsonb_each(taken.firings) AS firing (rule, fired)
        GROUP BY taken.epoch_id, rule;
    END $$;
SELECT "count_versions" ();

CREATE OR REPLACE FUNCTION "fold_counts" () RETURNS VOID LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
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
        WITH many AS (SELECT epoch_id, engine_version, policy_version FROM public.version_count
                      GROUP BY epoch_id, engine_version, policy_version HAVING count(*) > 1),
             gone AS (DELETE FROM public.version_count c USING many
                      WHERE (c.epoch_id, c.engine_version, c.policy_version) = (many.epoch_id, many.engine_version, many.policy_version)
                      RETURNING c.epoch_id, c.engine_version, c.policy_version, c.seen, c.held, c.held_seen)
        INSERT INTO public.version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
        SELECT epoch_id, engine_version, policy_version, sum(seen), sum(held), sum(held_seen) FROM gone
        GROUP BY epoch_id, engine_version, policy_version HAVING (sum(seen), sum(held), sum(held_seen)) <> (0, 0, 0);
        WITH many AS (SELECT epoch_id, rule FROM public.rule_count GROUP BY epoch_id, rule HAVING count(*) > 1),
             gone AS (DELETE FROM public.rule_count c USING many WHERE (c.epoch_id, c.rule) = (many.epoch_id, many.rule)
                      RETURNING c.epoch_id, c.rule, c.findings, c.points)
        INSERT INTO public.rule_count (epoch_id, rule, findings, points)
        SELECT epoch_id, rule, sum(findings), sum(points) FROM gone
        GROUP BY epoch_id, rule HAVING (sum(findings), sum(points)) <> (0, 0);
    END $$;

-- Processes read these; the owner's triggers alone write them.
REVOKE ALL ON "version_count", "rule_count" FROM inferbench_app;
GRANT SELECT ON "version_count", "rule_count" TO inferbench_app;
REVOKE ALL ON FUNCTION "scores_counted" (), "points_counted" (), "epoch_runs_counted" (), "submissions_counted" (), "count_versions" ()
    FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "scores_counted" (), "points_counted" (), "epoch_runs_counted" (), "submissions_counted" () TO inferbench_app;

-- Slices of a model are counted in the index alone.
DROP INDEX "slice_stat_systems";
CREATE INDEX "slice_stat_systems" ON "slice_stat" ("epoch_id", "systems" DESC, "slice_id") INCLUDE ("model");

-- The newest runs of a model are the first of an index.
DROP INDEX "run_model";
CREATE INDEX "run_model" ON "run" ("model_slug", "id");

-- Systems that rank in any slice of a workload, which is its slices whatever their batch and context: what a page of workloads counts.
CREATE TABLE "workload_system" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "model_id" UUID NOT NULL,
    "phase" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "precision" TEXT NOT NULL,
    "system_id" UUID NOT NULL,
    PRIMARY KEY ("epoch_id", "model_id", "phase", "shape", "precision", "system_id")
);
INSERT INTO "workload_system" ("epoch_id", "model_id", "phase", "shape", "precision", "system_id")
    SELECT DISTINCT b."epoch_id", s."model_id", s."phase", s."shape", s."precision", b."system_id"
    FROM "best_score" b JOIN "slice" s ON s."id" = b."slice_id";

CREATE FUNCTION "systems_ranked" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        -- Whoever takes the system out of the workload meanwhile waits, or is waited for.
        PERFORM FROM public.workload_system w
        JOIN (SELECT DISTINCT came.epoch_id, s.model_id, s.phase, s.shape, s.precision, came.system_id
              FROM entered came JOIN public.slice s ON s.id = came.slice_id) came
            USING (epoch_id, model_id, phase, shape, precision, system_id)
        ORDER BY epoch_id, model_id, phase, shape, precision, system_id FOR KEY SHARE OF w;
        INSERT INTO public.workload_system (epoch_id, model_id, phase, shape, precision, system_id)
        SELECT DISTINCT came.epoch_id, s.model_id, s.phase, s.shape, s.precision, came.system_id
        FROM entered came JOIN public.slice s ON s.id = came.slice_id
        ORDER BY 1, 2, 3, 4, 5, 6 ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $$;
CREATE TRIGGER "systems_ranked" AFTER INSERT ON "best_score" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "systems_ranked" ();

-- Follows systems of which no value ranks in a slice any more; one whose best is made anew has values there.
CREATE FUNCTION "systems_left" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        left_by public.workload_system[] := array(
            SELECT (went.epoch_id, s.model_id, s.phase, s.shape, s.precision, went.system_id)::public.workload_system
            FROM (SELECT DISTINCT epoch_id, system_id, slice_id FROM gone) went JOIN public.slice s ON s.id = went.slice_id
            WHERE NOT EXISTS (
                SELECT FROM public.board_value v
                WHERE (v.epoch_id, v.system_id, v.slice_id) = (went.epoch_id, went.system_id, went.slice_id) AND v.listed)
            GROUP BY 1 ORDER BY 1);
    BEGIN
        IF cardinality(left_by) = 0 THEN RETURN NULL; END IF;
        PERFORM FROM public.workload_system w
        JOIN unnest(left_by) AS went USING (epoch_id, model_id, phase, shape, precision, system_id)
        ORDER BY epoch_id, model_id, phase, shape, precision, system_id FOR UPDATE OF w;
        DELETE FROM public.workload_system w USING unnest(left_by) AS went
        WHERE (w.epoch_id, w.model_id, w.phase, w.shape, w.precision, w.system_id)
            = (went.epoch_id, went.model_id, went.phase, went.shape, went.precision, went.system_id)
          AND NOT EXISTS (
            SELECT FROM public.board_value v JOIN public.slice s ON s.id = v.slice_id
            WHERE (v.epoch_id, v.system_id) = (w.epoch_id, w.system_id) AND v.listed
              AND (s.model_id, s.phase, s.shape, s.precision) = (w.model_id, w.phase, w.shape, w.precision));
        RETURN NULL;
    END $$;
CREATE TRIGGER "systems_left" AFTER DELETE ON "best_score" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "systems_left" ();

CREATE TRIGGER "public_changed" AFTER INSERT OR UPDATE OR DELETE ON "workload_system" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change" ();
REVOKE ALL ON "workload_system" FROM inferbench_app;
GRANT SELECT ON "workload_system" TO inferbench_app;
REVOKE ALL ON FUNCTION "systems_ranked" (), "systems_left" () FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "systems_ranked" (), "systems_left" () TO inferbench_app;
