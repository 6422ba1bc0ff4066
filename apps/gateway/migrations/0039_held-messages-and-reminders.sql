CREATE TABLE "ad_reminders" (
	"ad_id" bigint NOT NULL,
	"reminder" text NOT NULL,
	"about" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_reminders_ad_id_reminder_pk" PRIMARY KEY("ad_id","reminder")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "told_drop_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "ad_reminders" ADD CONSTRAINT "ad_reminders_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_price_dropped" ON "ads" USING btree ("price_dropped_at") WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_active_since" ON "ads" USING btree ("stat_changed_at") WHERE stat = 1;