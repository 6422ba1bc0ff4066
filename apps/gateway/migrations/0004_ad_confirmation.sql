CREATE TABLE "ad_confirmations" (
	"ad_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone,
	"sends" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"answer" text,
	CONSTRAINT "ad_confirmations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "ad_confirmations" ADD CONSTRAINT "ad_confirmations_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;