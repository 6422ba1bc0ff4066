DROP INDEX "mailing_queue_due";--> statement-breakpoint
ALTER TABLE "mailing_queue" ADD COLUMN "is_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mailing_queue_due" ON "mailing_queue" USING btree ("is_at_once" DESC NULLS FIRST,"due_at");