CREATE TABLE "moderation_batch_rows" (
	"batch_id" uuid NOT NULL,
	"ad_id" bigint NOT NULL,
	"user_id" bigint,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"stat" smallint,
	"version_after" integer,
	"before" jsonb,
	CONSTRAINT "moderation_batch_rows_batch_id_ad_id_pk" PRIMARY KEY("batch_id","ad_id")
);
--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "request_hash" char(64);--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "expected_total" integer;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_batch_rows" ADD CONSTRAINT "moderation_batch_rows_batch_id_moderation_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."moderation_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_batch_rows_state" ON "moderation_batch_rows" USING btree ("batch_id","state","position");--> statement-breakpoint
CREATE INDEX "moderation_batches_listed" ON "moderation_batches" USING btree ("created_at") WHERE kind IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_batches_active" ON "moderation_batches" USING btree ("moderator_id") WHERE state IN ('waiting', 'running', 'paused');