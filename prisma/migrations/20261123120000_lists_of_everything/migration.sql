-- What lists of all points and scores are narrowed by.
CREATE INDEX "run_model" ON "run" ("model_slug");
CREATE INDEX "run_publication" ON "run" (("document" -> 'publication' ->> 'document'));
