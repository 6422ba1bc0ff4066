ALTER TABLE "stock_ads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "stock_import_rows" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_ads_fingerprint" ON "stock_ads" USING btree ("owner_id","fingerprint");--> statement-breakpoint
-- Values that were mapped before they had a category and a parent: those of lists without a parent belong to the category of their mapping, others are forgotten.
UPDATE "stock_mappings" SET "mapping" = jsonb_set("mapping", '{values}', coalesce((
  SELECT jsonb_agg(CASE WHEN v ? 'adType' THEN v ELSE v || jsonb_build_object('parent', NULL, 'adType',
    CASE WHEN v ->> 'key' = 'adType' THEN 'null'::jsonb ELSE "mapping" -> 'adType' END) END ORDER BY place)
  FROM jsonb_array_elements("mapping" -> 'values') WITH ORDINALITY AS found (v, place)
  WHERE v ? 'adType' OR v ->> 'key' NOT IN ('modelId', 'generationId', 'seriesId', 'modificationId')), '[]'))
WHERE "mapping" @? '$.values[*] ? (!exists(@.adType))';--> statement-breakpoint
UPDATE "stock_imports" SET "mapping" = jsonb_set("mapping", '{values}', coalesce((
  SELECT jsonb_agg(CASE WHEN v ? 'adType' THEN v ELSE v || jsonb_build_object('parent', NULL, 'adType',
    CASE WHEN v ->> 'key' = 'adType' THEN 'null'::jsonb ELSE "mapping" -> 'adType' END) END ORDER BY place)
  FROM jsonb_array_elements("mapping" -> 'values') WITH ORDINALITY AS found (v, place)
  WHERE v ? 'adType' OR v ->> 'key' NOT IN ('modelId', 'generationId', 'seriesId', 'modificationId')), '[]'))
WHERE "mapping" @? '$.values[*] ? (!exists(@.adType))';--> statement-breakpoint
-- What an earlier check has found is found anew by the next one.
UPDATE "stock_imports" SET "unknown_values" = '[]' WHERE "unknown_values" @? '$[*] ? (!exists(@.adType))';
