ALTER TABLE "ads" ADD COLUMN "publication_unused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "ads" SET "publication_unused" = true WHERE "stat" IN (0, 2, 3) AND "payment_status" IN (2, 3) AND NOT "appealed";
