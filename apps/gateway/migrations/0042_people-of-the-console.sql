CREATE TABLE "dismissed_pairs" (
	"lower_id" bigint NOT NULL,
	"higher_id" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_pairs_lower_id_higher_id_pk" PRIMARY KEY("lower_id","higher_id"),
	CONSTRAINT "dismissed_pairs_order" CHECK ("dismissed_pairs"."lower_id" < "dismissed_pairs"."higher_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "dismissed_pairs" ADD CONSTRAINT "dismissed_pairs_lower_id_users_id_fk" FOREIGN KEY ("lower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_pairs" ADD CONSTRAINT "dismissed_pairs_higher_id_users_id_fk" FOREIGN KEY ("higher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_vin_part" ON "ads" USING gin ("vin" gin_trgm_ops) WHERE vin IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ads_names" ON "ads" USING gin ((title || ' ' || keywords) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_rows" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "users_inn" ON "users" USING btree ("inn") WHERE inn IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_phone_part" ON "users" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin ((username || ' ' || coalesce(company_name, '') || ' ' || coalesce(telegram_username, '') || ' ' || coalesce(email, '')) gin_trgm_ops);