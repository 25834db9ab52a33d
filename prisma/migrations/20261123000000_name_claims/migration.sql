-- Public names, slugs and aliases by what they look like: of one kind, no two things have names that are taken for each
-- other. A claim is never changed and never given free.
CREATE TABLE "name_claim" (
    "kind" TEXT NOT NULL CHECK ("kind" IN ('CHIP', 'VENDOR', 'MODEL', 'ORGANIZATION')),
    "skeleton" TEXT NOT NULL CHECK ("skeleton" <> ''),
    -- Id of the chip, model or organisation; of a vendor, which has no row of its own, its skeleton.
    "entity_id" TEXT NOT NULL,
    -- Null for the shipped catalogue.
    "organization_id" UUID REFERENCES "organization" ("id"),
    -- As it was written when it was claimed.
    "name" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "name_claim_pkey" PRIMARY KEY ("kind", "skeleton")
);
CREATE INDEX "name_claim_entity" ON "name_claim" ("entity_id");
GRANT SELECT, INSERT ON "name_claim" TO inferbench_app;
