CREATE TABLE "promotion_periods" (
	"promotion_id" bigint NOT NULL,
	"ad_id" bigint NOT NULL,
	"effect" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_periods_promotion_id_effect_pk" PRIMARY KEY("promotion_id","effect")
);
--> statement-breakpoint
DROP INDEX "promotions_daily";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "highlighted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "urgent_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "vip_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promotions" RENAME COLUMN "starts_at" TO "given_at";--> statement-breakpoint
ALTER TABLE "promotion_periods" ADD CONSTRAINT "promotion_periods_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_periods" ADD CONSTRAINT "promotion_periods_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_periods_ad" ON "promotion_periods" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "promotions_daily" ON "promotions" USING btree ("next_daily_lift_at") WHERE daily_lifts_left > 0 AND revoked_at IS NULL;--> statement-breakpoint
-- What was bought before periods were kept: the columns of `ads` are written with their next change.
INSERT INTO "promotion_periods" ("promotion_id", "ad_id", "effect", "starts_at", "ends_at", "stopped_at")
SELECT p."id", p."ad_id", given."effect", p."given_at", p."ends_at", p."stopped_at"
FROM "promotions" p JOIN (VALUES
  ('highlight', 'highlight'), ('urgent', 'urgent'), ('vip', 'vip'), ('turbo', 'vip'), ('turbo', 'highlight')
) AS given ("promotion", "effect") ON given."promotion" = p."promotion"
WHERE p."ends_at" IS NOT NULL AND p."revoked_at" IS NULL;--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "ends_at";--> statement-breakpoint
ALTER TABLE "promotions" DROP COLUMN "stopped_at";