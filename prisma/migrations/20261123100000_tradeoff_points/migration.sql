-- Points of steady serving that state both axes of a trade-off slice, a row an epoch that shows them. Made from scores, and
-- can be made anew from them. What is counted and looked up stands in columns that the document itself gives.
CREATE SEQUENCE "tradeoff_point_change";
CREATE TABLE "tradeoff_point" (
    "epoch_id" INTEGER NOT NULL REFERENCES "epoch" ("id"),
    "point_id" UUID NOT NULL REFERENCES "point" ("id"),
    -- Another with every change of a row: what caches of slices depend on.
    "change" BIGINT NOT NULL DEFAULT nextval('tradeoff_point_change'),
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    -- SHA-256 of what makes the configuration.
    "configuration_key" CHAR(64) NOT NULL,
    -- False where a newer run of the same configuration took its place: part of its history, and of no slice.
    "newest" BOOLEAN NOT NULL,
    "document" JSONB NOT NULL,
    "precision_class" TEXT NOT NULL GENERATED ALWAYS AS ("document" ->> 'precisionClass') STORED,
    "technique" TEXT NOT NULL GENERATED ALWAYS AS ("document" ->> 'technique') STORED,
    "chip" TEXT NOT NULL GENERATED ALWAYS AS ("document" ->> 'chip') STORED,
    "measured_to" TEXT GENERATED ALWAYS AS ("document" -> 'measured' ->> 'to') STORED,
    CONSTRAINT "tradeoff_point_pkey" PRIMARY KEY ("epoch_id", "point_id")
);
CREATE INDEX "tradeoff_point_slice" ON "tradeoff_point"
    ("epoch_id", "model", "input_tokens", "output_tokens", "technique", "precision_class");
CREATE INDEX "tradeoff_point_configuration" ON "tradeoff_point" ("epoch_id", "configuration_key");
CREATE INDEX "tradeoff_point_point" ON "tradeoff_point" ("point_id");
-- Counts by slice and the state of a model are read without the documents.
CREATE INDEX "tradeoff_point_counts" ON "tradeoff_point" ("epoch_id", "model")
    INCLUDE ("point_id", "change", "input_tokens", "output_tokens", "technique", "precision_class", "chip", "newest", "measured_to");

GRANT USAGE ON SEQUENCE "tradeoff_point_change" TO inferbench_app;
GRANT SELECT, INSERT, DELETE ON "tradeoff_point" TO inferbench_app;
GRANT UPDATE ("newest", "change") ON "tradeoff_point" TO inferbench_app;
