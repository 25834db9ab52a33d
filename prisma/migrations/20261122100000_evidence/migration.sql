-- Files that back a submission, as everybody may download them: public copies, without texts. The bytes are in the
-- evidence store under their hash; a file without a row here is of a transaction that failed, and is never served.
CREATE TABLE "evidence" (
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "sha256" CHAR(64) NOT NULL CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
    "source_sha256" CHAR(64) NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('RESULT', 'CONTEXT', 'POWER_LOG')),
    "bytes" INTEGER NOT NULL CHECK ("bytes" > 0),
    "texts_removed" INTEGER NOT NULL CHECK ("texts_removed" >= 0),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT now(),
    CONSTRAINT "evidence_pkey" PRIMARY KEY ("submission_id", "name")
);
CREATE INDEX "evidence_sha256" ON "evidence" ("sha256");

-- Insert only, as receipts are.
GRANT SELECT, INSERT ON "evidence" TO inferbench_app;
