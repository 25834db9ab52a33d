-- What a submission is held against is found by its rate, within its slice by its rate, and of its chip among the newest points:
-- the effort does not grow with what is stored. The share of what is attainable that the software delivered stands beside the
-- document that has it; scores of before have it there alone.
ALTER TABLE "score" ADD COLUMN "software_share" DOUBLE PRECISION;
CREATE INDEX "score_useful_tops" ON "score" ("useful_tops");
DROP INDEX "score_slice";
CREATE INDEX "score_slice" ON "score" ("slice_id", "useful_tops");
