CREATE TABLE "ad_activity" (
	"ad_id" bigint NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"phones" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_activity_ad_id_day_pk" PRIMARY KEY("ad_id","day")
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "appeal_text" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "review_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_activity" ADD CONSTRAINT "ad_activity_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What moderators have found fault with, or may have: such ads wait for a moderator's approval.
UPDATE "ads" SET "review_required" = true WHERE "stat" IN (2, 3, 4) OR "archived_reason" = 'silence' OR "revision_state" = 'rejected';
