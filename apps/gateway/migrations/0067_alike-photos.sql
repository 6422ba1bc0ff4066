DROP INDEX "photos_phash_parts";--> statement-breakpoint
DROP FUNCTION phash_parts;--> statement-breakpoint
-- The numbers of `bits` bits that differ from a value in at most `radius` of them, 1 or 2; the value among them. Of a pair of bits the one
-- beyond the last stands for none.
CREATE FUNCTION bits_near(value bigint, bits int, radius int) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT value # (((1 << first) | (1 << second)) & ((1 << bits) - 1))
  FROM generate_series(0, bits) first, generate_series(CASE WHEN radius = 2 THEN 0 ELSE bits END, bits) second
  WHERE first < second OR (first = bits AND second = bits)
);--> statement-breakpoint
DROP INDEX "photos_phash";--> statement-breakpoint
CREATE INDEX "ads_user_published" ON "ads" USING btree ("user_id","published_at" DESC NULLS FIRST) WHERE published_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "photos_phash_low" ON "photos" USING btree ((phash & 2097151));--> statement-breakpoint
CREATE INDEX "photos_phash_middle" ON "photos" USING btree (((phash >> 21) & 2097151));--> statement-breakpoint
CREATE INDEX "photos_phash_high" ON "photos" USING btree (((phash >> 42) & 4194303));