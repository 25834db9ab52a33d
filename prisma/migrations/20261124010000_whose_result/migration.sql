-- Who says what, who may see it, and what stands on boards. States change by an event and in no other way: the trigger of
-- "event" moves the submission along an edge of "lifecycle_edge", and works out from it what is shown and what is listed.

-- What holds for the whole installation; set by the owner of the database only.
CREATE TABLE "instance" (
    "id" INTEGER NOT NULL PRIMARY KEY CHECK ("id" = 1),
    -- required: what nobody reviewed is listed on request only. off: it is listed, and every page says so.
    "review" TEXT NOT NULL DEFAULT 'required' CHECK ("review" IN ('required', 'off')),
    -- Results of demo organisations are kept here, and no process without INFERBENCH_DEMO serves this database.
    "demo" BOOLEAN NOT NULL DEFAULT false
);
INSERT INTO "instance" ("id") VALUES (1);

ALTER TABLE "organization"
    ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'ORDINARY' CHECK ("kind" IN ('ORDINARY', 'CATALOGUE', 'DEMO', 'STAFF')),
    -- Organisations of one root are one party.
    ADD COLUMN "parent_id" UUID REFERENCES "organization" ("id") CHECK ("parent_id" <> "id"),
    ADD COLUMN "suspended_at" TIMESTAMPTZ(6);
-- The organisation of what is shipped is there before anybody: no other can be it.
INSERT INTO "organization" ("id", "slug", "name", "kind")
    VALUES ('01900000-0000-7000-8000-000000000001', 'inferbench-catalogue', 'InferBench catalogue', 'CATALOGUE')
    ON CONFLICT ("slug") DO UPDATE SET "kind" = 'CATALOGUE';
UPDATE "organization" SET "kind" = 'DEMO' WHERE "slug" = 'demo-vendor';

-- Persons who review; each acts with keys of their own.
CREATE TABLE "staff" (
    "id" UUID NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL UNIQUE,
    -- Whom they work for; null for nobody who submits.
    "organization_id" UUID REFERENCES "organization" ("id"),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(6)
);

ALTER TABLE "api_key"
    DROP CONSTRAINT "api_key_scopes_known",
    ADD CONSTRAINT "api_key_scopes_known"
        CHECK ("scopes" <@ ARRAY['read:scores', 'write:specs', 'write:runs', 'submit', 'admin:org', 'review']),
    -- The person who reviews with it; such a key does nothing else.
    ADD COLUMN "staff_id" UUID REFERENCES "staff" ("id"),
    ADD CONSTRAINT "api_key_review_is_of_staff" CHECK (("staff_id" IS NOT NULL) = ('review' = ANY ("scopes"))),
    ADD COLUMN "created_by" UUID REFERENCES "api_key" ("id"),
    ADD COLUMN "rotated_from" UUID REFERENCES "api_key" ("id");

-- A submission is a revision of a series.
ALTER TABLE "submission"
    ADD COLUMN "series_id" UUID,
    ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1 CHECK ("revision" > 0),
    ADD COLUMN "supersedes" UUID REFERENCES "submission" ("id"),
    -- Grows with every change of state: who acts says which one they saw.
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    -- When everybody could see it first; null: nobody but its organisation ever could.
    ADD COLUMN "visible_from" TIMESTAMPTZ(6),
    -- Name of who measured, where that is not the organisation that submits.
    ADD COLUMN "tested_by" TEXT,
    -- Everybody may see it now.
    ADD COLUMN "shown" BOOLEAN NOT NULL DEFAULT false,
    -- Why it does not stand by default: 1 nobody reviewed it, 2 nor its chip, 4 nor its model.
    ADD COLUMN "standing" INTEGER NOT NULL DEFAULT 0,
    -- It stands by default: on boards, in lists and counts.
    ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT false;
UPDATE "submission" SET "series_id" = "id";
ALTER TABLE "submission" ALTER COLUMN "series_id" SET NOT NULL;
CREATE UNIQUE INDEX "submission_series_revision" ON "submission" ("series_id", "revision");

-- Who declared an entry, and whether others agreed.
ALTER TABLE "chip"
    ADD COLUMN "standing" TEXT NOT NULL DEFAULT 'DECLARED' CHECK ("standing" IN ('CATALOGUE', 'REVIEWED', 'DECLARED')),
    ADD COLUMN "shown" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "model"
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "standing" TEXT NOT NULL DEFAULT 'DECLARED' CHECK ("standing" IN ('CATALOGUE', 'REVIEWED', 'DECLARED')),
    ADD COLUMN "shown" BOOLEAN NOT NULL DEFAULT false;
CREATE TABLE "model_version" (
    "model_id" UUID NOT NULL REFERENCES "model" ("id"),
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "submission_id" UUID REFERENCES "submission" ("id"),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "model_version_pkey" PRIMARY KEY ("model_id", "version")
);
INSERT INTO "model_version" ("model_id", "version", "document", "content_hash", "submission_id")
    SELECT "id", 1, "document", "content_hash", "submission_id" FROM "model";
CREATE INDEX "chip_version_submission" ON "chip_version" ("submission_id");
CREATE INDEX "model_version_submission" ON "model_version" ("submission_id");

-- The same figures stand once among what everybody sees; what is hidden tells nobody that it is there.
DROP INDEX "point_content_hash_key";
ALTER TABLE "point" ADD COLUMN "shown_hash" CHAR(64);
UPDATE "point" SET "shown_hash" = "content_hash";
CREATE UNIQUE INDEX "point_shown_hash_key" ON "point" ("shown_hash");
CREATE INDEX "point_content_hash" ON "point" ("content_hash");

-- A specification that became effective judges points that were scored before it: their score under it is another one.
ALTER TABLE "score" ADD COLUMN "generation" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "score" DROP CONSTRAINT "score_pkey",
    ADD CONSTRAINT "score_pkey" PRIMARY KEY ("point_id", "engine_version", "policy_version", "generation");

-- Why a value stands on request only, as in "submission".
ALTER TABLE "board_value"
    ADD COLUMN "standing" INTEGER NOT NULL DEFAULT 0,
    -- It takes part in the ranks that everybody sees first.
    ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT true;

-- The only ways from state to state; packages/domain/src/lifecycle.ts says the same, and a test compares.
CREATE TABLE "lifecycle_edge" (
    "act" TEXT NOT NULL,
    "from_state" "lifecycle" NOT NULL,
    "to_state" "lifecycle" NOT NULL,
    CONSTRAINT "lifecycle_edge_pkey" PRIMARY KEY ("act", "from_state", "to_state")
);
INSERT INTO "lifecycle_edge" ("act", "from_state", "to_state") VALUES
    ('WAIVE', 'FLAGGED', 'VALIDATED'),
    ('FLAG', 'VALIDATED', 'FLAGGED'),
    ('FLAG', 'IN_REVIEW', 'FLAGGED'),
    ('RECHECK', 'VALIDATED', 'FLAGGED'),
    ('RECHECK', 'IN_REVIEW', 'FLAGGED'),
    ('RECHECK', 'FLAGGED', 'VALIDATED'),
    ('TAKE_UP', 'VALIDATED', 'IN_REVIEW'),
    ('RELEASE', 'IN_REVIEW', 'VALIDATED'),
    ('PUBLISH', 'IN_REVIEW', 'PUBLISHED'),
    ('WITHDRAW', 'VALIDATED', 'WITHDRAWN'),
    ('WITHDRAW', 'FLAGGED', 'WITHDRAWN'),
    ('WITHDRAW', 'IN_REVIEW', 'WITHDRAWN'),
    ('WITHDRAW', 'PUBLISHED', 'WITHDRAWN'),
    ('REFUSE', 'FLAGGED', 'WITHDRAWN'),
    ('REFUSE', 'IN_REVIEW', 'WITHDRAWN'),
    ('LAPSE', 'FLAGGED', 'WITHDRAWN'),
    ('SUPERSEDE', 'VALIDATED', 'SUPERSEDED'),
    ('SUPERSEDE', 'FLAGGED', 'SUPERSEDED'),
    ('SUPERSEDE', 'IN_REVIEW', 'SUPERSEDED'),
    ('SUPERSEDE', 'PUBLISHED', 'SUPERSEDED');

-- Everything that happened to a submission, a key, an organisation or the installation; insert only.
CREATE TABLE "event" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- An act of lifecycle_edge, SUBMIT, or what was done beside states.
    "kind" TEXT NOT NULL,
    "submission_id" UUID REFERENCES "submission" ("id"),
    -- Of who acted; null for the system and for who holds the database.
    "organization_id" UUID REFERENCES "organization" ("id"),
    "key_id" UUID REFERENCES "api_key" ("id"),
    "staff_id" UUID REFERENCES "staff" ("id"),
    "role" TEXT NOT NULL CHECK ("role" IN ('SUBMITTER', 'REVIEWER', 'SYSTEM', 'CATALOGUE', 'OPERATOR')),
    "from_state" "lifecycle",
    "to_state" "lifecycle",
    "version" INTEGER,
    "reason" TEXT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    -- The request that made it: repeated, it does nothing twice.
    "idempotency_key" TEXT,
    "request_hash" CHAR(64),
    "occurred_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CHECK (("to_state" IS NULL) = ("version" IS NULL)),
    CHECK ("from_state" IS NULL OR "to_state" IS NOT NULL),
    CHECK ("to_state" IS NULL OR "submission_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "event_submission_version" ON "event" ("submission_id", "version");
CREATE UNIQUE INDEX "event_idempotency" ON "event" ("key_id", "idempotency_key");
CREATE INDEX "event_submission" ON "event" ("submission_id", "id");
INSERT INTO "event" ("kind", "submission_id", "organization_id", "role", "to_state", "version", "occurred_at")
    SELECT 'SUBMIT', sub."id", sub."organization_id",
           CASE org."kind" WHEN 'CATALOGUE' THEN 'CATALOGUE' ELSE 'SUBMITTER' END, sub."lifecycle", 1, sub."created_at"
    FROM "submission" sub JOIN "organization" org ON org."id" = sub."organization_id" ORDER BY sub."created_at", sub."id";

-- What the owner of a flagged submission says to it.
CREATE TABLE "explanation" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "rule" TEXT NOT NULL,
    "text" TEXT NOT NULL CHECK (length("text") BETWEEN 1 AND 4000),
    "key_id" UUID NOT NULL REFERENCES "api_key" ("id"),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "explanation_submission" ON "explanation" ("submission_id", "id");

-- What a person decided of one version of a submission: each once.
CREATE TABLE "decision" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "version" INTEGER NOT NULL,
    "staff_id" UUID NOT NULL REFERENCES "staff" ("id"),
    "key_id" UUID NOT NULL REFERENCES "api_key" ("id"),
    "verdict" TEXT NOT NULL CHECK ("verdict" IN ('APPROVE', 'WAIVE', 'REFUSE')),
    -- Of a waiver; empty for the whole.
    "rule" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL CHECK (length("reason") BETWEEN 1 AND 4000),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    UNIQUE ("submission_id", "version", "staff_id", "verdict", "rule")
);

-- Flags that a submission stands in spite of; public with it.
CREATE TABLE "waiver" (
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "rule" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "persons" INTEGER NOT NULL CHECK ("persons" > 0),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "waiver_pkey" PRIMARY KEY ("submission_id", "rule")
);

-- What a waiting specification would say of each point that stands on the entry.
CREATE TABLE "recheck" (
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "point_id" UUID NOT NULL REFERENCES "point" ("id"),
    "engine_version" TEXT NOT NULL,
    "verdict_before" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "loses_rank" BOOLEAN NOT NULL,
    "findings" JSONB NOT NULL,
    "checked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "recheck_pkey" PRIMARY KEY ("submission_id", "point_id", "engine_version")
);

-- Root of an organisation: what belongs together is one party.
CREATE FUNCTION "root_of" ("of_organization" UUID) RETURNS UUID LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ WITH RECURSIVE up AS (
              SELECT id, parent_id, 1 AS depth FROM public.organization WHERE id = of_organization
              UNION ALL SELECT o.id, o.parent_id, up.depth + 1 FROM up JOIN public.organization o ON o.id = up.parent_id
              WHERE up.depth < 20)
          SELECT id FROM up ORDER BY depth DESC LIMIT 1 $$;

-- Roots of who has a part in a submission: who submits, who measured, whose chip or model it is, and who bears a vendor's name.
CREATE FUNCTION "parties_of" ("of_submission" UUID) RETURNS SETOF UUID LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ WITH sub AS (SELECT id, organization_id, tested_by FROM public.submission WHERE id = of_submission),
               entry AS (
                   SELECT chip.organization_id, chip.document ->> 'vendor' AS vendor
                   FROM sub JOIN public.run ON run.submission_id = sub.id JOIN public.system ON system.id = run.system_id
                   JOIN public.chip ON chip.id = system.chip_id
                   UNION ALL SELECT chip.organization_id, chip.document ->> 'vendor'
                   FROM sub JOIN public.chip_version v ON v.submission_id = sub.id JOIN public.chip ON chip.id = v.chip_id),
               named AS (
                   SELECT vendor AS name FROM entry UNION SELECT tested_by FROM sub),
               bearer AS (
                   SELECT o.entity_id::uuid AS organization_id FROM named
                   JOIN public.name_claim n ON n.kind IN ('VENDOR', 'ORGANIZATION') AND n.name = named.name
                   JOIN public.name_claim o ON o.kind = 'ORGANIZATION' AND o.skeleton = n.skeleton
                   UNION SELECT id FROM public.organization WHERE slug IN (SELECT name FROM named))
          SELECT DISTINCT public.root_of(p.organization_id)
          FROM (SELECT organization_id FROM sub UNION SELECT organization_id FROM entry
                UNION SELECT organization_id FROM bearer) p
          WHERE p.organization_id IS NOT NULL $$;

-- Whether a person's employer has a part in a submission.
CREATE FUNCTION "in_conflict" ("of_staff" UUID, "of_submission" UUID) RETURNS BOOLEAN
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ SELECT EXISTS (SELECT 1 FROM public.staff s
                         WHERE s.id = of_staff AND s.organization_id IS NOT NULL
                           AND public.root_of(s.organization_id) IN (SELECT public.parties_of(of_submission))) $$;

-- Under what a point is found as a duplicate: nothing while it is hidden, or while the revision that it will replace stands.
CREATE FUNCTION "shown_hash_of" ("sub" "submission", "hash" CHAR(64)) RETURNS CHAR(64)
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ SELECT CASE WHEN sub.shown AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN') AND NOT EXISTS (
                     SELECT 1 FROM public.submission before
                     WHERE before.id = sub.supersedes AND before.shown AND before.lifecycle <> 'SUPERSEDED') THEN hash END $$;

-- Works out what submissions show and where they stand, from their state, their entries and the installation.
CREATE FUNCTION "settle_submissions" ("ids" UUID[]) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
    BEGIN
        WITH new AS (
            SELECT sub.id, state.shown, state.standing,
                   state.shown AND sub.lifecycle NOT IN ('SUPERSEDED', 'WITHDRAWN')
                       AND (state.standing & ~(CASE WHEN i.review = 'off' THEN 1 ELSE 0 END
                            | CASE WHEN i.demo AND chip.slug LIKE 'local-%' THEN 2 ELSE 0 END)) = 0 AS listed
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

-- The version of a chip that stands: the newest that is shipped or reviewed, else the newest that is shown.
CREATE FUNCTION "settle_chip" ("of_chip" UUID) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
    BEGIN
        UPDATE public.chip SET version = v.version, document = v.document, content_hash = v.content_hash,
               standing = v.standing, shown = v.shown, updated_at = now()
        FROM (SELECT v.version, v.document, v.content_hash,
                     CASE WHEN v.submission_id IS NULL THEN 'CATALOGUE'
                          WHEN sub.lifecycle = 'PUBLISHED' THEN 'REVIEWED' ELSE 'DECLARED' END AS standing,
                     coalesce(sub.shown, true) AS shown
              FROM public.chip_version v LEFT JOIN public.submission sub ON sub.id = v.submission_id
              WHERE v.chip_id = of_chip
              ORDER BY (v.submission_id IS NULL OR sub.lifecycle = 'PUBLISHED') DESC,
                       (coalesce(sub.shown, true) AND sub.lifecycle IS DISTINCT FROM 'SUPERSEDED') DESC, v.version DESC LIMIT 1) v
        WHERE chip.id = of_chip
          AND (chip.version, chip.standing, chip.shown) IS DISTINCT FROM (v.version, v.standing, v.shown);
        IF FOUND THEN
            PERFORM public.settle_submissions(array(
                SELECT run.submission_id FROM public.run JOIN public.system ON system.id = run.system_id
                WHERE system.chip_id = of_chip));
        END IF;
    END $$;

CREATE FUNCTION "settle_model" ("of_model" UUID) RETURNS VOID LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$
    BEGIN
        UPDATE public.model SET version = v.version, document = v.document, content_hash = v.content_hash,
               submission_id = v.submission_id, standing = v.standing, shown = v.shown, updated_at = now()
        FROM (SELECT v.version, v.document, v.content_hash, v.submission_id,
                     CASE WHEN v.submission_id IS NULL THEN 'CATALOGUE'
                          WHEN sub.lifecycle = 'PUBLISHED' THEN 'REVIEWED' ELSE 'DECLARED' END AS standing,
                     coalesce(sub.shown, true) AS shown
              FROM public.model_version v LEFT JOIN public.submission sub ON sub.id = v.submission_id
              WHERE v.model_id = of_model
              ORDER BY (v.submission_id IS NULL OR sub.lifecycle = 'PUBLISHED') DESC,
                       (coalesce(sub.shown, true) AND sub.lifecycle IS DISTINCT FROM 'SUPERSEDED') DESC, v.version DESC LIMIT 1) v
        WHERE model.id = of_model
          AND (model.version, model.standing, model.shown) IS DISTINCT FROM (v.version, v.standing, v.shown);
        IF FOUND THEN
            PERFORM public.settle_submissions(array(
                SELECT run.submission_id FROM public.run JOIN public.model ON model.slug = run.model_slug
                WHERE model.id = of_model));
        END IF;
    END $$;

-- A submission begins its series unless it is said to go on with one.
CREATE FUNCTION "submission_begins" () RETURNS TRIGGER LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        NEW.series_id := coalesce(NEW.series_id, NEW.id);
        RETURN NEW;
    END $$;
CREATE TRIGGER "submission_begins" BEFORE INSERT ON "submission" FOR EACH ROW EXECUTE FUNCTION "submission_begins" ();

-- The next three run as the owner: a process inserts, and what follows from it is not its to say.
CREATE FUNCTION "runs_entered" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        PERFORM public.settle_submissions(array(SELECT submission_id FROM entered));
        RETURN NULL;
    END $$;
CREATE TRIGGER "runs_entered" AFTER INSERT ON "run" REFERENCING NEW TABLE AS entered
    FOR EACH STATEMENT EXECUTE FUNCTION "runs_entered" ();

CREATE FUNCTION "chip_version_entered" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF NEW.submission_id IS NOT NULL THEN PERFORM public.settle_submissions(ARRAY[NEW.submission_id]); END IF;
        PERFORM public.settle_chip(NEW.chip_id);
        RETURN NULL;
    END $$;
CREATE TRIGGER "chip_version_entered" AFTER INSERT ON "chip_version" FOR EACH ROW EXECUTE FUNCTION "chip_version_entered" ();

CREATE FUNCTION "model_version_entered" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        IF NEW.submission_id IS NOT NULL THEN PERFORM public.settle_submissions(ARRAY[NEW.submission_id]); END IF;
        PERFORM public.settle_model(NEW.model_id);
        RETURN NULL;
    END $$;
CREATE TRIGGER "model_version_entered" AFTER INSERT ON "model_version" FOR EACH ROW EXECUTE FUNCTION "model_version_entered" ();

-- The one place where a state changes. IB001: not from here, or not any more. IB002: who acts has a part in it. IB003: one
-- person alone.
CREATE FUNCTION "event_moves" () RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        sub public.submission%ROWTYPE;
        entry UUID;
    BEGIN
        SELECT * INTO sub FROM public.submission WHERE id = NEW.submission_id FOR UPDATE;
        IF sub.lifecycle <> NEW.from_state OR sub.version + 1 <> NEW.version OR NOT EXISTS (
            SELECT 1 FROM public.lifecycle_edge e
            WHERE e.act = NEW.kind AND e.from_state = NEW.from_state AND e.to_state = NEW.to_state)
        THEN
            RAISE EXCEPTION 'submission % is % at version %', sub.id, sub.lifecycle, sub.version USING ERRCODE = 'IB001';
        END IF;
        IF NEW.staff_id IS NOT NULL AND public.in_conflict(NEW.staff_id, sub.id) THEN
            RAISE EXCEPTION 'who acts has a part in submission %', sub.id USING ERRCODE = 'IB002';
        END IF;
        IF NEW.kind IN ('PUBLISH', 'REFUSE') AND NOT EXISTS (
            SELECT 1 FROM public.decision d
            WHERE d.submission_id = sub.id AND d.version = sub.version AND d.staff_id <> NEW.staff_id
              AND d.verdict = CASE NEW.kind WHEN 'PUBLISH' THEN 'APPROVE' ELSE 'REFUSE' END
              AND NOT public.in_conflict(d.staff_id, sub.id))
        THEN
            RAISE EXCEPTION 'nobody else decided so of submission %', sub.id USING ERRCODE = 'IB003';
        END IF;
        UPDATE public.submission SET lifecycle = NEW.to_state, version = NEW.version WHERE id = sub.id;
        IF NEW.to_state IN ('SUPERSEDED', 'WITHDRAWN') THEN
            UPDATE public.point p
            SET content_hash = NULL, slice_id = NULL, position = NULL,
                position_reason = CASE NEW.to_state WHEN 'WITHDRAWN' THEN 'it was withdrawn'
                                  ELSE 'a corrected version took its place' END
            FROM public.run WHERE run.submission_id = sub.id AND p.run_id = run.id;
        END IF;
        PERFORM public.settle_submissions(ARRAY[sub.id]);
        SELECT chip_id INTO entry FROM public.chip_version WHERE submission_id = sub.id;
        IF FOUND THEN PERFORM public.settle_chip(entry); END IF;
        SELECT model_id INTO entry FROM public.model_version WHERE submission_id = sub.id;
        IF FOUND THEN PERFORM public.settle_model(entry); END IF;
        RETURN NULL;
    END $$;
CREATE TRIGGER "event_moves" AFTER INSERT ON "event" FOR EACH ROW WHEN (NEW."from_state" IS NOT NULL)
    EXECUTE FUNCTION "event_moves" ();

-- What everybody sees and what stands by default after the installation changed.
CREATE FUNCTION "instance_changed" () RETURNS TRIGGER LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp
    AS $$ BEGIN
        PERFORM public.settle_submissions(array(SELECT id FROM public.submission WHERE lifecycle IN ('VALIDATED', 'IN_REVIEW')));
        RETURN NULL;
    END $$;
CREATE TRIGGER "instance_changed" AFTER UPDATE ON "instance" FOR EACH ROW EXECUTE FUNCTION "instance_changed" ();

-- A published figure that a later version of its list reads otherwise: its points keep ids, scores and receipt and give free
-- their content and their key. A result that somebody submitted is none and cannot be superseded so.
CREATE OR REPLACE FUNCTION "supersede_publication" ("of_organization" UUID, "of_key" TEXT)
    RETURNS TABLE ("run_id" UUID, "system_id" UUID, "point_ids" UUID[])
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    #variable_conflict use_column
    DECLARE
        old public.submission%ROWTYPE;
    BEGIN
        SELECT sub.* INTO old FROM public.submission sub JOIN public.run ON run.submission_id = sub.id
        WHERE sub.organization_id = of_organization AND sub.idempotency_key = of_key AND sub.lifecycle <> 'SUPERSEDED'
          AND run.kind = 'REPORTED' FOR UPDATE OF sub;
        IF NOT FOUND THEN RETURN; END IF;
        INSERT INTO public.event (kind, submission_id, organization_id, role, from_state, to_state, version, reason)
        VALUES ('SUPERSEDE', old.id, of_organization, 'CATALOGUE', old.lifecycle, 'SUPERSEDED', old.version + 1,
                'a later version of its list reads it otherwise');
        UPDATE public.submission SET idempotency_key = old.idempotency_key || ' superseded ' || old.id WHERE id = old.id;
        UPDATE public.point p SET position_reason = 'a corrected version of this published figure took its place'
        FROM public.run WHERE run.submission_id = old.id AND p.run_id = run.id;
        RETURN QUERY SELECT run.id, run.system_id, array(SELECT p.id FROM public.point p WHERE p.run_id = run.id)
                     FROM public.run WHERE run.submission_id = old.id;
    END $$;

-- A submission held until the transaction ends, for who is about to act on it.
CREATE FUNCTION "lock_submission" ("of_submission" UUID) RETURNS VOID
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ SELECT 1 FROM public.submission WHERE id = of_submission FOR UPDATE $$;

-- Ends a key of an organisation at a time to come, where it does not end before: it was rotated.
CREATE FUNCTION "expire_api_key" ("of_organization" UUID, "key_id" UUID, "at_latest" TIMESTAMPTZ) RETURNS VOID
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$ UPDATE public.api_key SET expires_at = least(expires_at, greatest(at_latest, now()))
          WHERE id = key_id AND organization_id = of_organization AND revoked_at IS NULL $$;

-- Entries that are there: what is shipped has no organisation.
UPDATE "chip" SET "standing" = 'CATALOGUE', "shown" = true WHERE "organization_id" IS NULL;
UPDATE "model" SET "standing" = 'CATALOGUE', "shown" = true WHERE "organization_id" IS NULL;
SELECT "settle_submissions"(array(SELECT "id" FROM "submission" WHERE "subject" <> 'RUN'));
SELECT "settle_chip"("id") FROM "chip" WHERE "organization_id" IS NOT NULL;
SELECT "settle_model"("id") FROM "model" WHERE "organization_id" IS NOT NULL;
SELECT "settle_submissions"(array(SELECT "id" FROM "submission"));
UPDATE "submission" SET "visible_from" = "created_at" WHERE "visible_from" IS NOT NULL;
-- Boards are put together anew by the first process that starts; until then nothing of a person's stands there.
DELETE FROM "best_score" b USING "point" p, "run", "submission" sub
    WHERE p."id" = b."point_id" AND "run"."id" = p."run_id" AND sub."id" = "run"."submission_id" AND NOT sub."listed";
UPDATE "board_value" v SET "standing" = sub."standing",
       "listed" = sub."listed"
    FROM "point" p, "run", "submission" sub
    WHERE p."id" = v."point_id" AND "run"."id" = p."run_id" AND sub."id" = "run"."submission_id";

-- Roles.
REVOKE ALL ON "instance", "staff", "lifecycle_edge", "event", "explanation", "decision", "waiver", "recheck", "model_version"
    FROM inferbench_app;
GRANT SELECT ON "instance", "staff", "lifecycle_edge" TO inferbench_app;
GRANT SELECT, INSERT ON "event", "explanation", "decision", "waiver", "recheck", "model_version" TO inferbench_app;
GRANT DELETE ON "recheck" TO inferbench_app;
REVOKE UPDATE ("document", "content_hash", "version", "updated_at") ON "chip" FROM inferbench_app;
REVOKE UPDATE ("document", "content_hash", "submission_id", "updated_at") ON "model" FROM inferbench_app;
-- What follows from states is worked out by the owner's triggers.
REVOKE INSERT ON "submission", "chip", "model", "api_key" FROM inferbench_app;
GRANT INSERT ("id", "public_id", "secret_hash", "organization_id", "name", "scopes", "created_at", "expires_at", "idempotency_key",
              "request_hash", "created_by", "rotated_from") ON "api_key" TO inferbench_app;
GRANT INSERT ("id", "organization_id", "idempotency_key", "content_hash", "lifecycle", "format", "document", "context", "created_at",
              "subject", "series_id", "revision", "supersedes", "tested_by") ON "submission" TO inferbench_app;
GRANT INSERT ("id", "slug", "document", "content_hash", "updated_at", "version", "organization_id") ON "chip" TO inferbench_app;
GRANT INSERT ("id", "slug", "document", "content_hash", "updated_at", "version", "organization_id", "submission_id")
    ON "model" TO inferbench_app;
REVOKE ALL ON FUNCTION "shown_hash_of" ("submission", CHAR), "root_of" (UUID), "parties_of" (UUID), "in_conflict" (UUID, UUID), "settle_submissions" (UUID[]), "settle_chip" (UUID),
    "settle_model" (UUID), "submission_begins" (), "runs_entered" (), "chip_version_entered" (), "model_version_entered" (), "event_moves" (),
    "instance_changed" (), "lock_submission" (UUID), "expire_api_key" (UUID, UUID, TIMESTAMPTZ) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "shown_hash_of" ("submission", CHAR), "root_of" (UUID), "parties_of" (UUID), "in_conflict" (UUID, UUID), "submission_begins" (), "runs_entered" (),
    "chip_version_entered" (), "model_version_entered" (), "event_moves" (), "lock_submission" (UUID),
    "expire_api_key" (UUID, UUID, TIMESTAMPTZ) TO inferbench_app;
