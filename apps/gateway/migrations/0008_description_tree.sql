ALTER TABLE "ads" ADD COLUMN "description_tree" jsonb;--> statement-breakpoint
CREATE INDEX "ads_unparsed" ON "ads" USING btree ("id") WHERE description_tree IS NULL;