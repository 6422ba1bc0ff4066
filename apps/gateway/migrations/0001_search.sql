CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Counts that touch no row of the table: performance.md.
CREATE INDEX "ads_mark_date" ON "ads" ("ad_type", "mark_id", "lifted_at" DESC, "id" DESC)
  INCLUDE ("gearbox", "fuel", "model_id", "expires_at") WHERE stat = 1;
--> statement-breakpoint
CREATE INDEX "ads_model_price" ON "ads" ("ad_type", "mark_id", "model_id", "price", "id")
  INCLUDE ("year", "expires_at") WHERE stat = 1;
--> statement-breakpoint
-- The expressions stand word for word in features/search/text-search.ts.
CREATE INDEX "ads_text" ON "ads"
  USING gin (to_tsvector('russian', title || ' ' || keywords || ' ' || description))
  WITH (fastupdate = off) WHERE stat = 1;
--> statement-breakpoint
CREATE INDEX "ads_similar" ON "ads"
  USING gin ((title || ' ' || keywords) gin_trgm_ops)
  WITH (fastupdate = off) WHERE stat = 1;
