-- Charts and verdicts read of each group of points, which ran one work on one kind of system, what bounds it: the effort does not
-- grow with what is stored (docs/adr/0023-what-charts-read-is-kept-by-group.md).
ALTER TABLE "tradeoff_point"
    -- The group: model, lengths, chip and number of chips, stack, layout stated or not, precision, drafting and evidence.
    ADD COLUMN "group_hash" BIGINT NOT NULL GENERATED ALWAYS AS (hashtextextended(
        "model" || chr(10) || "input_tokens"::text || chr(10) || "output_tokens"::text || chr(10) || coalesce("document" ->> 'technique', '')
        || chr(10) || coalesce("document" ->> 'precisionClass', '') || chr(10) || coalesce("document" ->> 'chip', '') || chr(10)
        || coalesce("document" ->> 'chips', '') || chr(10) || coalesce("document" ->> 'mode', '') || chr(10)
        || coalesce("document" ->> 'framework', '') || chr(10) || (("document" ->> 'layout') IS NULL)::text || chr(10)
        || coalesce("document" ->> 'kind', '') || chr(10) || coalesce("document" ->> 'evidenceGrade', ''), 0)) STORED,
    -- False of a point that others of its group stand for.
    ADD COLUMN "drawn" BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX "tradeoff_point_group" ON "tradeoff_point" ("epoch_id", "group_hash");
CREATE INDEX "tradeoff_point_chip" ON "tradeoff_point" ("epoch_id", "chip", "model") WHERE "newest" AND "drawn";
CREATE INDEX "tradeoff_point_hidden" ON "tradeoff_point" ("epoch_id", "point_id") WHERE NOT "drawn";
CREATE INDEX "tradeoff_point_older" ON "tradeoff_point" ("epoch_id", "model", "configuration_key") WHERE NOT "newest";
DROP INDEX "tradeoff_point_slice", "tradeoff_point_counts";
CREATE INDEX "tradeoff_point_slice" ON "tradeoff_point"
    ("epoch_id", "model", "input_tokens", "output_tokens", "technique", "precision_class") WHERE "newest" AND "drawn";

-- Points by group: what slices count, and which state of them an answer is made of.
CREATE TABLE "tradeoff_group" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "group_hash" BIGINT NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "technique" TEXT NOT NULL,
    "precision_class" TEXT NOT NULL,
    "chip" TEXT NOT NULL,
    "chips" INTEGER NOT NULL,
    "mode" TEXT NOT NULL,
    -- Points that stand in slices, drawn or not, and the last day on which one of them was measured.
    "points" INTEGER NOT NULL,
    "measured_to" TEXT,
    -- Another with every change of a point, older ones too.
    "change" BIGINT NOT NULL,
    PRIMARY KEY ("epoch_id", "group_hash")
);
CREATE INDEX "tradeoff_group_model" ON "tradeoff_group" ("epoch_id", "model");
GRANT SELECT ON "tradeoff_group" TO inferbench_app;

-- Tells which points of some groups are to be drawn: of a group of up to 64 all, of a larger one those that bound it. Looks at those that
-- are drawn, and in a group that lost one at all of them.
CREATE FUNCTION "tradeoffs_to_draw" (epochs INTEGER[], hashes BIGINT[], lost BOOLEAN[])
    RETURNS TABLE (epoch_id INTEGER, point_id UUID, drawn BOOLEAN, due BOOLEAN) LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
    WITH due AS (
        SELECT g.epoch_id, g.group_hash, g.points, asked.lost
        FROM unnest(epochs, hashes, lost) AS asked(epoch_id, group_hash, lost)
        JOIN public.tradeoff_group g USING (epoch_id, group_hash)
        WHERE g.points > 64 OR asked.lost
    ), read AS (
        SELECT t.epoch_id, t.point_id, t.group_hash, t.drawn, t.measured_to, due.points,
               (t.document ->> 'tokensPerSecPerUser')::float8 AS speed, (t.document ->> 'tokensPerSecPerChip')::float8 AS output,
               t.document ->> 'concurrency' AS users, t.document ->> 'frameworkVersion' AS version, t.document ->> 'layout' AS layout,
               (t.document #>> '{ttft,p50Ms}')::float8 AS first_ms, (t.document #>> '{tpot,p50Ms}')::float8 AS step_ms,
               coalesce(t.document #>> '{ttft,p50Ms}', t.document #>> '{ttft,meanMs}', t.document #>> '{ttft,p90Ms}',
                        t.document #>> '{ttft,p95Ms}', t.document #>> '{ttft,p99Ms}')::float8 > 10000 AS waits
        FROM due JOIN public.tradeoff_point t USING (epoch_id, group_hash)
        WHERE t.newest AND (t.drawn OR due.lost)
    ), placed AS (
        SELECT epoch_id, point_id, drawn, points, speed, output, first_ms, first_ms + 399 * step_ms AS answer_ms,
               -- 399 tokens follow the first of an answer of 300 words (docs/metrics.md#trade-off-chart).
               -- The most that any gives at no less for each user; who waits long, or nobody knows how long, stands for no other.
               max(output) OVER (PARTITION BY epoch_id, group_hash, waits, CASE WHEN waits IS NULL THEN users END
                                 ORDER BY speed DESC, output DESC, point_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS as_fast,
               max(output) OVER (PARTITION BY epoch_id, group_hash ORDER BY first_ms, output DESC, point_id
                                 ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS as_soon,
               max(output) OVER (PARTITION BY epoch_id, group_hash ORDER BY first_ms + 399 * step_ms, output DESC, point_id
                                 ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS as_short,
               row_number() OVER (PARTITION BY epoch_id, group_hash ORDER BY speed, output DESC, point_id) AS from_slowest,
               row_number() OVER (PARTITION BY epoch_id, group_hash ORDER BY first_ms DESC NULLS LAST, output DESC, point_id) AS from_latest,
               row_number() OVER (PARTITION BY epoch_id, group_hash ORDER BY first_ms + 399 * step_ms DESC NULLS LAST, output DESC, point_id)
                 AS from_longest,
               row_number() OVER (PARTITION BY epoch_id, group_hash, users, version, layout
                                  ORDER BY measured_to DESC NULLS LAST, output DESC, point_id) AS of_set_up,
               row_number() OVER (PARTITION BY epoch_id, group_hash, left(measured_to, 7), floor(ln(greatest(speed, 1e-9)) / ln(2.0))
                                  ORDER BY output DESC, point_id) AS of_month
        FROM read
    )
    SELECT epoch_id, point_id, drawn, points <= 64 OR output > coalesce(as_fast, 0)
        OR first_ms IS NOT NULL AND output > coalesce(as_soon, 0) OR answer_ms IS NOT NULL AND output > coalesce(as_short, 0)
        OR 1 IN (from_slowest, from_latest, from_longest, of_set_up, of_month)
    FROM placed
$$;

CREATE FUNCTION "draw_tradeoffs" (epochs INTEGER[], hashes BIGINT[], lost BOOLEAN[]) RETURNS VOID LANGUAGE sql
    SET search_path = pg_catalog, pg_temp AS $$
    UPDATE public.tradeoff_point t SET drawn = settled.due FROM public.tradeoffs_to_draw(epochs, hashes, lost) settled
    WHERE (t.epoch_id, t.point_id) = (settled.epoch_id, settled.point_id) AND settled.drawn <> settled.due
$$;

-- Follows points that came, went, or were replaced. The row of a group lets one transaction at a time change it.
CREATE FUNCTION "tradeoffs_changed" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        epochs INTEGER[];
        hashes BIGINT[];
        lost BOOLEAN[];
    BEGIN
        IF TG_OP = 'INSERT' THEN
            INSERT INTO public.tradeoff_group AS g (epoch_id, group_hash, model, input_tokens, output_tokens, technique, precision_class, chip,
                                                    chips, mode, points, measured_to, change)
            SELECT epoch_id, group_hash, min(model), min(input_tokens), min(output_tokens), min(technique), min(precision_class), min(chip),
                   min((document ->> 'chips')::integer), min(document ->> 'mode'), count(*) FILTER (WHERE newest),
                   max(measured_to) FILTER (WHERE newest), nextval('public.tradeoff_point_change')
            FROM entered GROUP BY epoch_id, group_hash ORDER BY epoch_id, group_hash
            ON CONFLICT (epoch_id, group_hash) DO UPDATE SET points = g.points + excluded.points,
                measured_to = greatest(g.measured_to, excluded.measured_to), change = excluded.change;
            SELECT array_agg(epoch_id), array_agg(group_hash), array_agg(false) INTO epochs, hashes, lost
            FROM (SELECT DISTINCT epoch_id, group_hash FROM entered WHERE newest) came;
        ELSIF TG_OP = 'UPDATE' THEN
            -- What is drawn or not changes no group.
            SELECT array_agg(epoch_id), array_agg(group_hash), array_agg(seen) INTO epochs, hashes, lost
            FROM (SELECT epoch_id, group_hash, bool_or(gone.newest) AS seen FROM gone JOIN entered USING (epoch_id, group_hash, point_id)
                  WHERE gone.change <> entered.change GROUP BY epoch_id, group_hash) went;
        ELSE
            SELECT array_agg(epoch_id), array_agg(group_hash), array_agg(seen) INTO epochs, hashes, lost
            FROM (SELECT epoch_id, group_hash, bool_or(newest) AS seen FROM gone GROUP BY epoch_id, group_hash) went;
        END IF;
        IF epochs IS NULL THEN RETURN NULL; END IF;
        IF TG_OP <> 'INSERT' THEN
            PERFORM FROM public.tradeoff_group g JOIN unnest(epochs, hashes) AS asked(epoch_id, group_hash) USING (epoch_id, group_hash)
            ORDER BY g.epoch_id, g.group_hash FOR UPDATE OF g;
            UPDATE public.tradeoff_group g SET change = nextval('public.tradeoff_point_change'), (points, measured_to) = (
                SELECT count(*), max(t.measured_to) FROM public.tradeoff_point t
                WHERE (t.epoch_id, t.group_hash) = (g.epoch_id, g.group_hash) AND t.newest)
            FROM unnest(epochs, hashes) AS asked(epoch_id, group_hash)
            WHERE (g.epoch_id, g.group_hash) = (asked.epoch_id, asked.group_hash);
            DELETE FROM public.tradeoff_group g USING unnest(epochs, hashes) AS asked(epoch_id, group_hash)
            WHERE (g.epoch_id, g.group_hash) = (asked.epoch_id, asked.group_hash) AND g.points = 0 AND NOT EXISTS (
                SELECT FROM public.tradeoff_point t WHERE (t.epoch_id, t.group_hash) = (g.epoch_id, g.group_hash));
        END IF;
        PERFORM public.draw_tradeoffs(epochs, hashes, lost);
        RETURN NULL;
    END $$;
CREATE TRIGGER "tradeoffs_entered" AFTER INSERT ON "tradeoff_point" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "tradeoffs_changed" ();
CREATE TRIGGER "tradeoffs_moved" AFTER UPDATE ON "tradeoff_point" REFERENCING OLD TABLE AS gone NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "tradeoffs_changed" ();
CREATE TRIGGER "tradeoffs_gone" AFTER DELETE ON "tradeoff_point" REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION "tradeoffs_changed" ();

-- Makes all groups anew, from the points that there are.
CREATE FUNCTION "group_tradeoffs" () RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        DELETE FROM public.tradeoff_group;
        INSERT INTO public.tradeoff_group (epoch_id, group_hash, model, input_tokens, output_tokens, technique, precision_class, chip, chips, mode,
                                           points, measured_to, change)
        SELECT epoch_id, group_hash, min(model), min(input_tokens), min(output_tokens), min(technique), min(precision_class), min(chip),
               min((document ->> 'chips')::integer), min(document ->> 'mode'), count(*) FILTER (WHERE newest),
               max(measured_to) FILTER (WHERE newest), nextval('public.tradeoff_point_change')
        FROM public.tradeoff_point GROUP BY epoch_id, group_hash;
        PERFORM public.draw_tradeoffs(array_agg(epoch_id), array_agg(group_hash), array_agg(true)) FROM public.tradeoff_group;
    END $$;
SELECT "group_tradeoffs" ();

REVOKE ALL ON FUNCTION "tradeoffs_to_draw" (INTEGER[], BIGINT[], BOOLEAN[]), "draw_tradeoffs" (INTEGER[], BIGINT[], BOOLEAN[]), "tradeoffs_changed" (), "group_tradeoffs" () FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "tradeoffs_to_draw" (INTEGER[], BIGINT[], BOOLEAN[]), "tradeoffs_changed" () TO inferbench_app;
