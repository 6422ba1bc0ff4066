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
--> statement-breakpoint
-- Two hashes that differ in at most six bits agree in at least one of seven parts, so that only about
-- one photograph in seventy is compared (features/ads/risk.repository.ts).
CREATE FUNCTION phash_parts(phash bigint) RETURNS int[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY[
  (phash & 511)::int,
  512 + ((phash >> 9) & 511)::int,
  1024 + ((phash >> 18) & 511)::int,
  1536 + ((phash >> 27) & 511)::int,
  2048 + ((phash >> 36) & 511)::int,
  2560 + ((phash >> 45) & 511)::int,
  3072 + ((phash >> 54) & 1023)::int
];
--> statement-breakpoint
CREATE INDEX "photos_phash_parts" ON "photos" USING gin (phash_parts(phash));
