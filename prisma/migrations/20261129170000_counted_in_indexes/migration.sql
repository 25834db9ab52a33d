-- A list of a chip or a model that is narrowed further is counted in the index alone (packages/db/src/points/score-filter.ts).
DROP INDEX "standing_point_model", "standing_point_chip_model";
CREATE INDEX "standing_point_model" ON "standing_point" ("model", "point_id") INCLUDE ("framework", "kind") WHERE "listed";
CREATE INDEX "standing_point_chip_model" ON "standing_point" ("chip_id", "model", "point_id") INCLUDE ("framework", "kind") WHERE "listed";
