CREATE TABLE "older_ad_numbers" (
	"category" text NOT NULL,
	"number" bigint NOT NULL,
	"ad_id" bigint NOT NULL,
	CONSTRAINT "older_ad_numbers_category_number_pk" PRIMARY KEY("category","number")
);
--> statement-breakpoint
ALTER TABLE "older_ad_numbers" ADD CONSTRAINT "older_ad_numbers_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "older_ad_numbers_ad" ON "older_ad_numbers" USING btree ("ad_id");