-- A demonstration lists results on chips that their owner measured on a machine of their own (their slugs begin with "local-"):
-- until now where somebody had reviewed the model, from now on whatever model it is. Any other installation lists as before.
-- What is stored stands where it stood until something of it changes.
CREATE OR REPLACE FUNCTION "settle_submissions" ("ids" UUID[]) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
    BEGIN
        WITH new AS (
            SELECT sub.id, state.shown, state.standing,
                   state.shown AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
                       AND (state.standing & ~(CASE WHEN i.review = 'off' THEN 1 ELSE 0 END
                            | CASE WHEN i.demo AND chip.slug LIKE 'local-%' THEN 6 ELSE 0 END)) = 0 AS listed
            FROM public.submission sub
            CROSS JOIN public.instance i
            JOIN public.organization org ON org.id = sub.organization_id
            LEFT JOIN public.run ON run.submission_id = sub.id
            LEFT JOIN public.system ON system.id = run.system_id
            LEFT JOIN public.chip ON chip.id = system.chip_id
            LEFT JOIN public.model ON model.slug = run.model_slug
            CROSS JOIN LATERAL (SELECT
                (sub.lifecycle IN ('VALIDATED', 'IN_REVIEW', 'PUBLISHED')
                     -- What nobody could see is not told when another takes its place.
                     OR (sub.lifecycle = 'SUPERSEDED' AND (sub.visible_from IS NOT NULL OR org.kind = 'CATALOGUE'))
                     OR (sub.lifecycle = 'FLAGGED' AND org.kind = 'CATALOGUE'))
                    AND coalesce(chip.shown, true) AND coalesce(model.shown, true) AS shown,
                CASE WHEN sub.lifecycle IN ('VALIDATED', 'IN_REVIEW') THEN 1 ELSE 0 END
                    | CASE WHEN chip.standing = 'DECLARED' THEN 2 ELSE 0 END
                    | CASE WHEN model.standing = 'DECLARED' THEN 4 ELSE 0 END AS standing) state
            WHERE sub.id = ANY (ids))
        UPDATE public.submission sub
        SET shown = new.shown, standing = new.standing, listed = new.listed,
            visible_from = CASE WHEN new.shown THEN coalesce(sub.visible_from, now()) ELSE sub.visible_from END
        FROM new
        WHERE new.id = sub.id AND (sub.shown, sub.standing, sub.listed) IS DISTINCT FROM (new.shown, new.standing, new.listed);
        UPDATE public.point p
        SET shown_hash = public.shown_hash_of(sub, p.content_hash)
        FROM public.run JOIN public.submission sub ON sub.id = run.submission_id
        WHERE run.submission_id = ANY (ids) AND p.run_id = run.id
          AND p.shown_hash IS DISTINCT FROM public.shown_hash_of(sub, p.content_hash);
    END $$;
