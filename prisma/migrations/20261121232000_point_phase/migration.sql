-- What lists show of a point without reading its document.
ALTER TABLE "point" ADD COLUMN "phase" TEXT NOT NULL GENERATED ALWAYS AS ("document" ->> 'phase') STORED;
