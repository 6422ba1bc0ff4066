ALTER TABLE "prices" DROP CONSTRAINT "prices_once";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "repeats" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repeats_refunds_id_fk" FOREIGN KEY ("repeats") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_good" ON "prices" USING btree ("good","price_group","valid_from","id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repeats_unique" UNIQUE("repeats");