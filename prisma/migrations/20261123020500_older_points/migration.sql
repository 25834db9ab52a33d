-- A published point that a newer run of the same configuration took the place of on boards: kept, shown, and its history.
ALTER TABLE "point" ADD COLUMN "older" BOOLEAN NOT NULL DEFAULT false;

-- A later table may bring the newer run. What was submitted, received and scored stays as it is.
GRANT UPDATE ("older") ON "point" TO inferbench_app;
