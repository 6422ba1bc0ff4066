CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"context" jsonb NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"sealed_body" "bytea",
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" RENAME TO "dev_mailbox_messages";--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");