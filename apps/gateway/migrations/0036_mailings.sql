CREATE TABLE "mailing_ads" (
	"user_id" bigint NOT NULL,
	"ad_id" bigint NOT NULL,
	"saved_search_id" bigint,
	"state" text NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_ads_user_id_ad_id_pk" PRIMARY KEY("user_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_progress" (
	"name" text PRIMARY KEY DEFAULT 'ads' NOT NULL,
	"snapshot" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_queue" (
	"saved_search_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailing_ads" ADD CONSTRAINT "mailing_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_ads" ADD CONSTRAINT "mailing_ads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_ads" ADD CONSTRAINT "mailing_ads_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_queue" ADD CONSTRAINT "mailing_queue_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_ads_ad" ON "mailing_ads" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "mailing_ads_search" ON "mailing_ads" USING btree ("saved_search_id");--> statement-breakpoint
CREATE INDEX "mailing_ads_found" ON "mailing_ads" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "mailing_queue_due" ON "mailing_queue" USING btree ("due_at");--> statement-breakpoint
-- The transaction that wrote the row last: mailings read on from here (decision 116).
ALTER TABLE "saved_searches" ADD COLUMN "changed" xid8 NOT NULL DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "saved_searches_changed" ON "saved_searches" ("changed", "id");
--> statement-breakpoint
CREATE FUNCTION mark_saved_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER saved_searches_changed BEFORE INSERT OR UPDATE ON "saved_searches"
  FOR EACH ROW EXECUTE FUNCTION mark_saved_search_changed();
