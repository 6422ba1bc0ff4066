-- Batches of single lifts, which have no rows: nothing lists them (decision 132).
DELETE FROM "moderation_batches" WHERE "kind" IS NULL;--> statement-breakpoint
DROP INDEX "moderation_batches_listed";--> statement-breakpoint
ALTER TABLE "moderation_batches" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_batches" ALTER COLUMN "state" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "moderation_batches" ALTER COLUMN "request_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_batches" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "moderation_batches_listed" ON "moderation_batches" USING btree ("created_at");