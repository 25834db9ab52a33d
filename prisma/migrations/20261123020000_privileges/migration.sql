-- What the processes may change: the columns and tables of prisma/privileges.json and nothing else. What was submitted,
-- received and scored stays as it is, whatever a process is made to do.
REVOKE UPDATE, DELETE, TRUNCATE ON ALL TABLES IN SCHEMA public FROM inferbench_app;
REVOKE ALL ON "_prisma_migrations" FROM inferbench_app;

GRANT UPDATE ("last_used_at") ON "api_key" TO inferbench_app;
-- The current specification; each version stays in chip_version.
GRANT UPDATE ("document", "content_hash", "version", "updated_at") ON "chip" TO inferbench_app;
GRANT UPDATE ("document", "content_hash", "submission_id", "updated_at") ON "model" TO inferbench_app;
GRANT UPDATE ("submissions", "points", "bytes", "chips", "models") ON "quota_use" TO inferbench_app;
-- Boards and epochs can be made anew from scores; `inferbench db verify-board` compares.
GRANT UPDATE ("systems", "version", "key_counts") ON "slice_stat" TO inferbench_app;
GRANT UPDATE ("state", "created_at", "activated_at", "report") ON "epoch" TO inferbench_app;
GRANT UPDATE ("current_epoch_id", "version") ON "board_state" TO inferbench_app;
GRANT DELETE ON "best_score", "board_value", "slice_stat", "epoch_run" TO inferbench_app;
GRANT UPDATE ("seen_at"), DELETE ON "worker_heartbeat" TO inferbench_app;

-- A class of quota and the state of a key are not made up by a process either.
REVOKE INSERT ON "organization" FROM inferbench_app;
GRANT INSERT ("id", "slug", "name") ON "organization" TO inferbench_app;

-- The few changes of protected columns, each as narrow as its use. They run as the owner, with a search path of their own.

-- Ends a key of an organisation; nothing takes that back, and the first time counts.
CREATE FUNCTION "revoke_api_key" ("of_organization" UUID, "key_id" UUID) RETURNS VOID
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ UPDATE public.api_key SET revoked_at = now()
          WHERE id = key_id AND organization_id = of_organization AND revoked_at IS NULL $$;

-- A published figure that a later version of its list reads otherwise: its points keep ids, scores and receipt and give free
-- their content and their key. A result that somebody submitted is none and cannot be superseded so.
CREATE FUNCTION "supersede_publication" ("of_organization" UUID, "of_key" TEXT)
    RETURNS TABLE ("run_id" UUID, "system_id" UUID, "point_ids" UUID[])
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    #variable_conflict use_column
    DECLARE
        old_submission UUID;
    BEGIN
        UPDATE public.submission sub
        SET lifecycle = 'SUPERSEDED', idempotency_key = sub.idempotency_key || ' superseded ' || sub.id
        FROM public.run
        WHERE sub.organization_id = of_organization AND sub.idempotency_key = of_key AND sub.lifecycle <> 'SUPERSEDED'
          AND run.submission_id = sub.id AND run.kind = 'REPORTED'
        RETURNING sub.id INTO old_submission;
        UPDATE public.point p
        SET content_hash = NULL, slice_id = NULL, position = NULL,
            position_reason = 'a corrected version of this published figure took its place'
        FROM public.run WHERE run.submission_id = old_submission AND p.run_id = run.id;
        RETURN QUERY SELECT run.id, run.system_id, array(SELECT p.id FROM public.point p WHERE p.run_id = run.id)
                     FROM public.run WHERE run.submission_id = old_submission;
    END $$;

-- State of a run's submission, held until the transaction ends: a row lock is a right to change, which processes have not.
CREATE FUNCTION "hold_submission" ("of_run" UUID) RETURNS TEXT
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT sub.lifecycle::text FROM public.submission sub JOIN public.run ON run.submission_id = sub.id
          WHERE run.id = of_run FOR SHARE OF sub $$;

REVOKE ALL ON FUNCTION "revoke_api_key" (UUID, UUID), "supersede_publication" (UUID, TEXT), "hold_submission" (UUID) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "revoke_api_key" (UUID, UUID), "supersede_publication" (UUID, TEXT), "hold_submission" (UUID) TO inferbench_app;
