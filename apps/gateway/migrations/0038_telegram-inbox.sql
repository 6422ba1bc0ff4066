CREATE TABLE "telegram_inbox" (
	"bot_id" text NOT NULL,
	"update_id" bigint NOT NULL,
	"update" jsonb,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "telegram_inbox_bot_id_update_id_pk" PRIMARY KEY("bot_id","update_id")
);
--> statement-breakpoint
CREATE INDEX "telegram_inbox_handled" ON "telegram_inbox" USING btree ("handled_at");