CREATE TABLE "ads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"ad_type" text NOT NULL,
	"slug" text NOT NULL,
	"stat" smallint DEFAULT 0 NOT NULL,
	"payment_status" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" bigint,
	"city_id" bigint,
	"contact_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seller_type" smallint NOT NULL,
	"photos_total" smallint DEFAULT 0 NOT NULL,
	"mark_id" bigint,
	"model_id" bigint,
	"generation_id" bigint,
	"series_id" bigint,
	"modification_id" bigint,
	"year" smallint,
	"mileage" integer,
	"body_type" smallint,
	"gearbox" smallint,
	"fuel" smallint,
	"drive" smallint,
	"volume" real,
	"power" smallint,
	"condition" smallint,
	"color_id" smallint,
	"vin" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archived_reason" text,
	"revision" jsonb,
	"revision_state" text DEFAULT 'none' NOT NULL,
	"appealed" boolean DEFAULT false NOT NULL,
	"last_moderator_id" bigint,
	"risk" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stat_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "ads_price" CHECK ("ads"."price" IS NULL OR "ads"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ad_id" bigint NOT NULL,
	"viewer_id" bigint,
	"session_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"on_behalf_of" bigint,
	"event" text NOT NULL,
	"ad_id" bigint,
	"user_id" bigint,
	"from_stat" smallint,
	"to_stat" smallint,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"batch_id" uuid,
	"session_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_flows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"user_id" bigint,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_in" text NOT NULL,
	"slug" text NOT NULL,
	"sorting_number" integer,
	"region_name" text NOT NULL,
	"region_type" text NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "car_generations" (
	"id" bigint PRIMARY KEY NOT NULL,
	"model_id" bigint NOT NULL,
	"name" text NOT NULL,
	"year_from" smallint NOT NULL,
	"year_to" smallint
);
--> statement-breakpoint
CREATE TABLE "car_marks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ru" text NOT NULL,
	"country" text NOT NULL,
	"popularity" integer
);
--> statement-breakpoint
CREATE TABLE "car_models" (
	"id" bigint PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_ru" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_modifications" (
	"id" bigint PRIMARY KEY NOT NULL,
	"series_id" bigint NOT NULL,
	"name" text NOT NULL,
	"volume" real,
	"power" smallint NOT NULL,
	"gearbox" smallint NOT NULL,
	"fuel" smallint NOT NULL,
	"drive" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_series" (
	"id" bigint PRIMARY KEY NOT NULL,
	"generation_id" bigint NOT NULL,
	"body_type" smallint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_dictionaries" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_claims" (
	"ad_id" bigint PRIMARY KEY NOT NULL,
	"moderator_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"ad_id" bigint,
	"position" smallint,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"phash" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" bigint NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"username" text NOT NULL,
	"type" smallint NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"slug" text NOT NULL,
	"avatar" text,
	"telegram_id" text,
	"telegram_username" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_slug_unique" UNIQUE("slug"),
	CONSTRAINT "users_telegramId_unique" UNIQUE("telegram_id"),
	CONSTRAINT "users_phone" CHECK ("users"."phone" ~ '^\+7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call_id" text NOT NULL,
	"request_digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_last_moderator_id_users_id_fk" FOREIGN KEY ("last_moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_generations" ADD CONSTRAINT "car_generations_model_id_car_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."car_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_models" ADD CONSTRAINT "car_models_mark_id_car_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."car_marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_modifications" ADD CONSTRAINT "car_modifications_series_id_car_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."car_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_series" ADD CONSTRAINT "car_series_generation_id_car_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."car_generations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_claims" ADD CONSTRAINT "moderation_claims_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_claims" ADD CONSTRAINT "moderation_claims_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_user" ON "ads" USING btree ("user_id","stat","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_queue" ON "ads" USING btree ("queued_at","id") WHERE stat = 2 OR revision_state = 'pending';--> statement-breakpoint
CREATE INDEX "ads_vin" ON "ads" USING btree ("vin") WHERE vin IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ads_updated" ON "ads" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_expiry" ON "ads" USING btree ("expires_at") WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_date" ON "ads" USING btree ("ad_type","lifted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_price_order" ON "ads" USING btree ("ad_type","price","id") WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_city_date" ON "ads" USING btree ("ad_type","city_id","lifted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_seller_date" ON "ads" USING btree ("user_id","lifted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_model_date" ON "ads" USING btree ("ad_type","model_id","lifted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "ads_mark_facet" ON "ads" USING btree ("ad_type","mark_id","gearbox","fuel","lifted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE stat = 1;--> statement-breakpoint
CREATE INDEX "phone_reveals_ad" ON "phone_reveals" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "audit_ad" ON "audit_rows" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit_rows" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "auth_flows_phone" ON "auth_flows" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "car_generations_model" ON "car_generations" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "car_models_mark" ON "car_models" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "car_modifications_series" ON "car_modifications" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "car_series_generation" ON "car_series" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "photos_ad" ON "photos" USING btree ("ad_id","position");--> statement-breakpoint
CREATE INDEX "photos_phash" ON "photos" USING btree ("phash");--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");