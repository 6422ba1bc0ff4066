CREATE TABLE "moderation_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"moderator_id" bigint NOT NULL,
	"action" jsonb NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "moderation_batches" ADD CONSTRAINT "moderation_batches_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;