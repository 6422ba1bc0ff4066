CREATE TABLE "stock_ads" (
	"ad_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"external_id" text,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_mappings" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text,
	"title" text DEFAULT '' NOT NULL,
	"external_id" text,
	"ad_id" bigint,
	"version" integer,
	"wanted" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_written" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "stock_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"moderator_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"request_hash" char(64) NOT NULL,
	"session_id" text NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"unknown_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "stock_ads" ADD CONSTRAINT "stock_ads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ads" ADD CONSTRAINT "stock_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_mappings" ADD CONSTRAINT "stock_mappings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_import_rows" ADD CONSTRAINT "stock_import_rows_import_id_stock_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stock_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_ads_external_id" ON "stock_ads" USING btree ("owner_id","external_id");--> statement-breakpoint
CREATE INDEX "stock_import_rows_state" ON "stock_import_rows" USING btree ("import_id","state","row");--> statement-breakpoint
CREATE INDEX "stock_imports_listed" ON "stock_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stock_imports_owner" ON "stock_imports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stock_imports_running" ON "stock_imports" USING btree ("created_at") WHERE state = 'running';