-- What an organisation submitted in a day (of UTC), counted in the transaction that stores it. The limits of each class are
-- packages/domain/src/quota.ts; a class is set by the owner of the database only.
ALTER TABLE "organization" ADD COLUMN "quota_class" TEXT NOT NULL DEFAULT 'UNVERIFIED'
    CHECK ("quota_class" IN ('UNVERIFIED', 'UNLIMITED'));
CREATE TABLE "quota_use" (
    "organization_id" UUID NOT NULL REFERENCES "organization" ("id"),
    "day" DATE NOT NULL,
    "submissions" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,
    "chips" INTEGER NOT NULL,
    "models" INTEGER NOT NULL,
    CONSTRAINT "quota_use_pkey" PRIMARY KEY ("organization_id", "day")
);
GRANT SELECT, INSERT, UPDATE ("submissions", "points", "bytes", "chips", "models") ON "quota_use" TO inferbench_app;
