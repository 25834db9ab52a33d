CREATE TYPE "lifecycle" AS ENUM ('VALIDATED', 'FLAGGED');

CREATE TABLE "organization" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "organization_slug_key" ON "organization" ("slug");

CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "public_id" CHAR(8) NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6),
    "revoked_at" TIMESTAMPTZ(6),
    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_key_public_id_key" ON "api_key" ("public_id");

CREATE TABLE "chip" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "chip_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "chip_slug_key" ON "chip" ("slug");

CREATE TABLE "model" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "model_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "model_slug_key" ON "model" ("slug");

CREATE TABLE "system" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "chip_id" UUID NOT NULL REFERENCES "chip" ("id"),
    "chips" INTEGER NOT NULL CHECK ("chips" > 0),
    "framework" TEXT,
    CONSTRAINT "system_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "system_slug_key" ON "system" ("slug");

CREATE TABLE "submission" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "idempotency_key" TEXT NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "lifecycle" "lifecycle" NOT NULL,
    "format" TEXT NOT NULL,
    "document" BYTEA NOT NULL,
    "context" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "submission_organization_id_idempotency_key_key" ON "submission" ("organization_id", "idempotency_key");

CREATE TABLE "receipt" (
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "content_hash" CHAR(64) NOT NULL,
    "received_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "receipt_pkey" PRIMARY KEY ("submission_id")
);

CREATE TABLE "run" (
    "id" UUID NOT NULL,
    "submission_id" UUID NOT NULL REFERENCES "submission" ("id"),
    "system_id" UUID NOT NULL REFERENCES "system" ("id"),
    "document" JSONB NOT NULL,
    CONSTRAINT "run_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "run_submission_id_key" ON "run" ("submission_id");

CREATE TABLE "slice" (
    "id" SERIAL NOT NULL,
    "model_id" UUID NOT NULL REFERENCES "model" ("id"),
    "phase" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "batch" INTEGER NOT NULL,
    "context" INTEGER NOT NULL,
    "precision" TEXT NOT NULL,
    CONSTRAINT "slice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "slice_model_id_phase_shape_batch_context_precision_key"
    ON "slice" ("model_id", "phase", "shape", "batch", "context", "precision");

CREATE TABLE "point" (
    "id" UUID NOT NULL,
    "run_id" UUID NOT NULL REFERENCES "run" ("id"),
    "index" INTEGER NOT NULL,
    "slice_id" INTEGER REFERENCES "slice" ("id"),
    "position" JSONB,
    "position_reason" TEXT,
    "evidence_grade" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    CONSTRAINT "point_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "point_run_id_index_key" ON "point" ("run_id", "index");

CREATE TABLE "score" (
    "point_id" UUID NOT NULL REFERENCES "point" ("id"),
    "engine_version" TEXT NOT NULL,
    "policy_version" TEXT NOT NULL,
    "input_hash" CHAR(64) NOT NULL,
    "useful_tops" DOUBLE PRECISION,
    "document" JSONB NOT NULL,
    "findings" JSONB NOT NULL,
    CONSTRAINT "score_pkey" PRIMARY KEY ("point_id", "engine_version", "policy_version")
);

CREATE TABLE "epoch" (
    "id" SERIAL NOT NULL,
    "engine_version" TEXT NOT NULL,
    "policy_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "epoch_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "epoch_engine_version_policy_version_key" ON "epoch" ("engine_version", "policy_version");

CREATE TABLE "board_state" (
    "id" INTEGER NOT NULL CHECK ("id" = 1),
    "current_epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    CONSTRAINT "board_state_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "board_state_current_epoch_id_key" ON "board_state" ("current_epoch_id");

CREATE TABLE "best_score" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "metric" TEXT NOT NULL,
    "slice_id" INTEGER NOT NULL REFERENCES "slice" ("id"),
    "comparability_key" TEXT NOT NULL,
    "system_id" UUID NOT NULL REFERENCES "system" ("id"),
    "point_id" UUID NOT NULL REFERENCES "point" ("id"),
    "value" DOUBLE PRECISION NOT NULL,
    "sort_value" DOUBLE PRECISION NOT NULL,
    "sort_low" DOUBLE PRECISION NOT NULL,
    "sort_high" DOUBLE PRECISION NOT NULL,
    "interval_assumed" BOOLEAN NOT NULL,
    CONSTRAINT "best_score_pkey" PRIMARY KEY ("epoch_id", "metric", "slice_id", "comparability_key", "system_id")
);
-- A page of the board is one range of this index, read without touching the table.
CREATE INDEX "best_score_board_order" ON "best_score"
    ("epoch_id", "metric", "slice_id", "comparability_key", "sort_value" DESC, "system_id")
    INCLUDE ("point_id", "value", "sort_low", "sort_high", "interval_assumed");
-- Rank = 1 + entries whose interval lies wholly on the better side.
CREATE INDEX "best_score_rank" ON "best_score" ("epoch_id", "metric", "slice_id", "comparability_key", "sort_low");

CREATE TABLE "slice_stat" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "slice_id" INTEGER NOT NULL REFERENCES "slice" ("id"),
    "systems" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    CONSTRAINT "slice_stat_pkey" PRIMARY KEY ("epoch_id", "slice_id")
);

-- What processes connect as. Receipts and scores can be added and never changed.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO inferbench_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO inferbench_app;
REVOKE UPDATE, DELETE ON "receipt", "score" FROM inferbench_app;
REVOKE ALL ON "_prisma_migrations" FROM inferbench_app;
