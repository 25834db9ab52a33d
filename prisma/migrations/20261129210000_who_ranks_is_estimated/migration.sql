-- Nearly every submission ranks, and PostgreSQL takes any condition on an expression for one in 200: readers of some thousand points then
-- walked all submissions first. Counted with the next ANALYZE.
CREATE STATISTICS IF NOT EXISTS "submission_ranks" ON ("standing" & 1) FROM "submission";

-- Points of a version are its scores without those that a point got again.
CREATE INDEX "score_again" ON "score" ("engine_version", "policy_version") WHERE "generation" > 0;
CREATE TRIGGER "public_changed" AFTER INSERT OR UPDATE OR DELETE ON "tradeoff_group" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change" ();
