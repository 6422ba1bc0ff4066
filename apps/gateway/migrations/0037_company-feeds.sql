CREATE TABLE "feed_items" (
	"feed_id" bigint NOT NULL,
	"external_id" text NOT NULL,
	"ad_id" bigint,
	"row" integer NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"wanted_hash" text NOT NULL,
	"wanted" jsonb,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"is_unfinished" boolean DEFAULT false NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"run_id" bigint,
	"result" text,
	CONSTRAINT "feed_items_feed_id_external_id_pk" PRIMARY KEY("feed_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"feed_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"outcome" text,
	"message" text DEFAULT '' NOT NULL,
	"counts" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems_total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"url" text NOT NULL,
	"schedule" text NOT NULL,
	"city_id" bigint,
	"is_on" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone,
	"etag" text,
	"last_modified" text,
	"body_hash" text,
	"items_total" integer,
	"shrunk_to" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_items_ad" ON "feed_items" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "feed_items_open" ON "feed_items" USING btree ("feed_id","row") WHERE is_open;--> statement-breakpoint
CREATE INDEX "feed_items_unfinished" ON "feed_items" USING btree ("feed_id") WHERE is_unfinished;--> statement-breakpoint
CREATE INDEX "feed_runs_feed" ON "feed_runs" USING btree ("feed_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_runs_open" ON "feed_runs" USING btree ("feed_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "feeds_user" ON "feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE is_on;