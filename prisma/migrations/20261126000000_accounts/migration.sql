-- Persons who sign in with passkeys, what they belong to, and the links that let them in. No password and no mail address is kept;
-- of every secret that is handed out stands its SHA-256.

CREATE TABLE "account" (
    "id" UUID NOT NULL PRIMARY KEY,
    "display_name" TEXT NOT NULL CHECK (length("display_name") BETWEEN 1 AND 80),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Set by the owner of the database only.
    "disabled_at" TIMESTAMPTZ(6)
);

CREATE TABLE "passkey" (
    "id" UUID NOT NULL PRIMARY KEY,
    "account_id" UUID NOT NULL REFERENCES "account" ("id"),
    "credential_id" TEXT NOT NULL UNIQUE,
    "public_key" BYTEA NOT NULL,
    -- How often it signed, of those that count: a smaller number comes from a copy.
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] NOT NULL,
    "backed_up" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(6),
    "disabled_at" TIMESTAMPTZ(6)
);
CREATE INDEX "passkey_account" ON "passkey" ("account_id");

CREATE TABLE "recovery_code" (
    "hash" BYTEA NOT NULL PRIMARY KEY,
    "account_id" UUID NOT NULL REFERENCES "account" ("id"),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Used, or replaced by others.
    "used_at" TIMESTAMPTZ(6)
);
CREATE INDEX "recovery_code_account" ON "recovery_code" ("account_id");

CREATE TABLE "session" (
    -- Named in tokens; the cookie is another secret.
    "id" UUID NOT NULL PRIMARY KEY,
    "hash" BYTEA NOT NULL UNIQUE,
    "account_id" UUID NOT NULL REFERENCES "account" ("id"),
    -- Opened by a recovery code: it registers a passkey and does nothing else.
    "only_registers" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    -- Until then a passkey was used a moment ago.
    "fresh_until" TIMESTAMPTZ(6),
    CHECK ("expires_at" <= "created_at" + interval '7 days'),
    CHECK (NOT "only_registers" OR "fresh_until" IS NULL)
);
CREATE INDEX "session_account" ON "session" ("account_id");

CREATE TABLE "membership" (
    "account_id" UUID NOT NULL REFERENCES "account" ("id"),
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "role" TEXT NOT NULL CHECK ("role" IN ('viewer', 'submitter', 'owner')),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "membership_pkey" PRIMARY KEY ("account_id", "organization_id")
);
CREATE INDEX "membership_organization" ON "membership" ("organization_id");

-- A person of the staff signs in by an account, or has a key alone.
ALTER TABLE "staff"
    ADD COLUMN "account_id" UUID UNIQUE REFERENCES "account" ("id"),
    ADD COLUMN "role" TEXT NOT NULL DEFAULT 'reviewer' CHECK ("role" IN ('reviewer', 'lead', 'admin'));

CREATE TABLE "invitation" (
    "id" UUID NOT NULL PRIMARY KEY,
    "token_hash" BYTEA NOT NULL UNIQUE,
    -- Into an organisation, or to be a person of the staff.
    "organization_id" UUID REFERENCES "organization" ("id"),
    "staff_id" UUID REFERENCES "staff" ("id"),
    "role" TEXT NOT NULL,
    -- Who invites; null for who holds the database, and for a key.
    "created_by" UUID REFERENCES "account" ("id"),
    "idempotency_key" TEXT,
    "request_hash" CHAR(64),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "used_at" TIMESTAMPTZ(6),
    "used_by" UUID REFERENCES "account" ("id"),
    "revoked_at" TIMESTAMPTZ(6),
    CHECK (num_nonnulls("organization_id", "staff_id") = 1),
    CHECK ("role" IN ('viewer', 'submitter', 'owner') OR "organization_id" IS NULL),
    CHECK ("role" IN ('reviewer', 'lead', 'admin') OR "staff_id" IS NULL),
    CHECK ("expires_at" <= "created_at" + interval '24 hours'),
    CHECK (("used_at" IS NULL) = ("used_by" IS NULL))
);
CREATE UNIQUE INDEX "invitation_idempotency" ON "invitation" ("organization_id", "idempotency_key");
CREATE INDEX "invitation_organization" ON "invitation" ("organization_id", "id");

-- What an authenticator is asked to sign; each is taken out by its first answer, on whichever process that comes.
CREATE TABLE "challenge" (
    "value" TEXT NOT NULL PRIMARY KEY,
    "purpose" TEXT NOT NULL CHECK ("purpose" IN ('login', 'register')),
    -- Of a registration: whose passkey it will be. An account that an invitation makes is not there yet.
    "account_id" UUID,
    "display_name" TEXT,
    "invitation_hash" BYTEA,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    CHECK (("purpose" = 'register') = ("account_id" IS NOT NULL)),
    CHECK (("invitation_hash" IS NULL) = ("display_name" IS NULL))
);
CREATE INDEX "challenge_expires" ON "challenge" ("expires_at");

-- Who acts by a session is named as a key is.
ALTER TABLE "event" ADD COLUMN "account_id" UUID REFERENCES "account" ("id"),
    DROP CONSTRAINT "event_role_check",
    ADD CONSTRAINT "event_role_check"
        CHECK ("role" IN ('SUBMITTER', 'REVIEWER', 'SYSTEM', 'CATALOGUE', 'OPERATOR', 'ACCOUNT'));
CREATE UNIQUE INDEX "event_account_idempotency" ON "event" ("account_id", "idempotency_key");
ALTER TABLE "explanation" ADD COLUMN "account_id" UUID REFERENCES "account" ("id"),
    ALTER COLUMN "key_id" DROP NOT NULL,
    ADD CHECK (num_nonnulls("key_id", "account_id") = 1);
ALTER TABLE "decision" ADD COLUMN "account_id" UUID REFERENCES "account" ("id"),
    ALTER COLUMN "key_id" DROP NOT NULL,
    ADD CHECK (num_nonnulls("key_id", "account_id") = 1);

-- Whether who reviews has a part in a submission: by their employer, and by every organisation that their account belongs to.
CREATE OR REPLACE FUNCTION "in_conflict" ("of_staff" UUID, "of_submission" UUID) RETURNS BOOLEAN
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
    AS $$ SELECT EXISTS (
              SELECT 1 FROM (
                  SELECT s.organization_id FROM public.staff s WHERE s.id = of_staff
                  UNION SELECT m.organization_id FROM public.staff s JOIN public.membership m ON m.account_id = s.account_id
                  WHERE s.id = of_staff) part
              WHERE part.organization_id IS NOT NULL
                AND public.root_of(part.organization_id) IN (SELECT public.parties_of(of_submission))) $$;

-- The one way in: an account becomes a member, or a person of the staff, by a link that nobody used and that did not end.
CREATE FUNCTION "use_invitation" ("of_hash" BYTEA, "by_account" UUID) RETURNS TEXT
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
    AS $$
    DECLARE
        inv public.invitation%ROWTYPE;
    BEGIN
        SELECT * INTO inv FROM public.invitation WHERE token_hash = of_hash FOR UPDATE;
        IF NOT FOUND THEN RETURN 'unknown'; END IF;
        IF inv.used_by = by_account THEN RETURN 'replayed'; END IF;
        IF inv.used_at IS NOT NULL OR inv.revoked_at IS NOT NULL OR inv.expires_at <= now()
            OR EXISTS (SELECT 1 FROM public.account WHERE id = by_account AND disabled_at IS NOT NULL)
            OR EXISTS (SELECT 1 FROM public.organization WHERE id = inv.organization_id AND suspended_at IS NOT NULL)
            OR EXISTS (SELECT 1 FROM public.staff WHERE id = inv.staff_id AND disabled_at IS NOT NULL)
        THEN RETURN 'gone'; END IF;
        IF inv.staff_id IS NOT NULL THEN
            -- One person is not two: they could decide with both names.
            IF EXISTS (SELECT 1 FROM public.staff WHERE account_id = by_account AND id <> inv.staff_id) THEN RETURN 'other-person'; END IF;
            UPDATE public.staff SET account_id = by_account, role = inv.role WHERE id = inv.staff_id;
        ELSE
            -- Nobody loses what they may do by taking an invitation.
            INSERT INTO public.membership AS m (account_id, organization_id, role) VALUES (by_account, inv.organization_id, inv.role)
            ON CONFLICT (account_id, organization_id) DO UPDATE SET role = excluded.role
            WHERE array_position(ARRAY['viewer', 'submitter', 'owner'], excluded.role)
                > array_position(ARRAY['viewer', 'submitter', 'owner'], m.role);
        END IF;
        UPDATE public.invitation SET used_at = now(), used_by = by_account WHERE id = inv.id;
        RETURN 'accepted';
    END $$;

REVOKE ALL ON "account", "passkey", "recovery_code", "session", "membership", "invitation", "challenge" FROM inferbench_app;
GRANT SELECT ON "account", "passkey", "recovery_code", "session", "membership", "invitation", "challenge" TO inferbench_app;
GRANT INSERT ("id", "display_name") ON "account" TO inferbench_app;
GRANT INSERT ("id", "account_id", "credential_id", "public_key", "counter", "transports", "backed_up") ON "passkey" TO inferbench_app;
GRANT UPDATE ("counter", "backed_up", "used_at", "disabled_at") ON "passkey" TO inferbench_app;
GRANT INSERT ("hash", "account_id"), UPDATE ("used_at") ON "recovery_code" TO inferbench_app;
GRANT INSERT ("id", "hash", "account_id", "only_registers", "expires_at", "fresh_until") ON "session" TO inferbench_app;
GRANT UPDATE ("seen_at"), DELETE ON "session" TO inferbench_app;
GRANT UPDATE ("role"), DELETE ON "membership" TO inferbench_app;
GRANT INSERT ("id", "token_hash", "organization_id", "role", "created_by", "idempotency_key", "request_hash", "expires_at")
    ON "invitation" TO inferbench_app;
GRANT UPDATE ("revoked_at") ON "invitation" TO inferbench_app;
GRANT INSERT, DELETE ON "challenge" TO inferbench_app;
REVOKE ALL ON FUNCTION "use_invitation" (BYTEA, UUID) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "use_invitation" (BYTEA, UUID) TO inferbench_app;
