-- What boards and files say of a published run beside its figures: whether its source names what it measured, and when.
ALTER TABLE "run"
    ADD COLUMN "configuration" TEXT NOT NULL GENERATED ALWAYS AS (
        CASE "document" -> 'publication' ->> 'configuration' WHEN 'INFERRED' THEN 'INFERRED' ELSE 'STATED' END) STORED,
    ADD COLUMN "measured" JSONB GENERATED ALWAYS AS (
        nullif("document" -> 'publication' -> 'measured', 'null'::jsonb)) STORED;
