CREATE TABLE "complaints" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ad_id" bigint NOT NULL,
	"user_id" bigint,
	"complainant" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"request_id" text,
	"session_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	CONSTRAINT "complaints_once" UNIQUE("ad_id","complainant")
);
--> statement-breakpoint
DROP INDEX "ads_queue";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "open_complaints" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("ad_id","id") WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX "ads_queue" ON "ads" USING btree ("queued_at","id") WHERE stat = 2 OR revision_state = 'pending' OR open_complaints > 0;