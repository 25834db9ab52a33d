-- What an organisation works on before it submits it; nobody else ever sees it, and discarding deletes it.
CREATE TABLE "draft" (
    "id" UUID NOT NULL PRIMARY KEY,
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "subject" TEXT NOT NULL CHECK ("subject" IN ('RUN', 'CHIP', 'MODEL')),
    "label" TEXT NOT NULL,
    -- The document as it stands, finished or not; packages/domain/src/draft.ts holds its limit.
    "document" BYTEA NOT NULL,
    -- What is said beside it.
    "settings" JSONB NOT NULL,
    -- What the rules say of it as it stands.
    "lifecycle" "lifecycle",
    "message" TEXT NOT NULL,
    "findings" JSONB NOT NULL,
    -- Grows with every save: who saves says which one they saw.
    "version" INTEGER NOT NULL DEFAULT 1 CHECK ("version" > 0),
    -- The requests that made it and that saved it last: repeated, they do nothing twice.
    "created_key" TEXT NOT NULL,
    "saved_key" TEXT NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "saved_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "draft_created_key" ON "draft" ("organization_id", "created_key");
CREATE INDEX "draft_organization" ON "draft" ("organization_id", "saved_at" DESC, "id" DESC);

-- What the vendor of a chip says to a result about it; every version is kept, and none is changed.
CREATE TABLE "reply" (
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "version" INTEGER NOT NULL CHECK ("version" > 0),
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "text" TEXT NOT NULL CHECK (length("text") BETWEEN 1 AND 4000),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "reply_pkey" PRIMARY KEY ("submission_id", "version")
);

-- A reply is told in the history of the result, as what it is.
ALTER TABLE "event"
    DROP CONSTRAINT "event_role_check",
    ADD CONSTRAINT "event_role_check"
        CHECK ("role" IN ('SUBMITTER', 'REVIEWER', 'SYSTEM', 'CATALOGUE', 'OPERATOR', 'ACCOUNT', 'VENDOR'));

REVOKE ALL ON "draft", "reply" FROM inferbench_app;
GRANT SELECT, INSERT, DELETE, UPDATE ("label", "document", "settings", "lifecycle", "message", "findings", "version", "saved_key",
    "content_hash", "saved_at") ON "draft" TO inferbench_app;
GRANT SELECT, INSERT ON "reply" TO inferbench_app;
