ALTER TABLE "complaints" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
-- Complaints that were closed before this version are not answered any more.
UPDATE "complaints" SET "told_at" = now() WHERE "outcome" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "complaints_untold" ON "complaints" USING btree ("id") WHERE outcome IS NOT NULL AND told_at IS NULL AND user_id IS NOT NULL;