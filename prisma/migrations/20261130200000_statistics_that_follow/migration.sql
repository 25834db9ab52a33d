-- Statements on an epoch are planned by how many rows it has. While a new one is filled beside one of millions, statistics that wait for
-- a tenth of the table call it empty, and each transaction reads all of it: they follow every so many rows instead.
ALTER TABLE "board_value" SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);
ALTER TABLE "best_score" SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000);
ALTER TABLE "tradeoff_point" SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 5000);
ALTER TABLE "slice_stat" SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 5000);
ALTER TABLE "epoch_run" SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 2000);
