CREATE TABLE "ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("kind","subject"),
	CONSTRAINT "ledger_amount" CHECK ("ledger"."amount" > 0),
	CONSTRAINT "ledger_accounts" CHECK ("ledger"."source" <> "ledger"."target")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"package_type" text,
	"quantity" integer,
	"ad_id" bigint,
	"promotion" text,
	"price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" bigint NOT NULL,
	"method" text,
	"payment_id" text,
	"goods_key" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refund_reason" text,
	"refund_amount" bigint,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_units" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"package_id" bigint NOT NULL,
	"ad_id" bigint,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"quantity" integer NOT NULL,
	"remainder" integer NOT NULL,
	"line_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "packages_lineId_unique" UNIQUE("line_id"),
	CONSTRAINT "packages_remainder" CHECK ("packages"."remainder" BETWEEN 0 AND "packages"."quantity")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	"amount" bigint NOT NULL,
	"confirmation_url" text,
	"decline_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" uuid,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_providerId_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"good" text NOT NULL,
	"price_group" text NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"set_by" bigint,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_once" UNIQUE("good","price_group","valid_from"),
	CONSTRAINT "prices_positive" CHECK ("prices"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ad_id" bigint NOT NULL,
	"line_id" bigint,
	"promotion" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"lifts_left" integer DEFAULT 0 NOT NULL,
	"daily_lifts_left" integer DEFAULT 0 NOT NULL,
	"next_daily_lift_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "promotions_lineId_unique" UNIQUE("line_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"outcome" text,
	"settles_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_units" ADD CONSTRAINT "package_units_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_units" ADD CONSTRAINT "package_units_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_ad" ON "order_lines" USING btree ("ad_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_unpaid_once" ON "orders" USING btree ("user_id","goods_key") WHERE state IN ('created', 'awaiting');--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE state IN ('created', 'awaiting');--> statement-breakpoint
CREATE INDEX "orders_undelivered" ON "orders" USING btree ("id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "package_units_package" ON "package_units" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_units_ad" ON "package_units" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "packages_user" ON "packages" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "packages_expiry" ON "packages" USING btree ("expires_at") WHERE remainder > 0 AND revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("checked_at") WHERE status IN ('new', 'pending');--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "promotions_ad" ON "promotions" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "promotions_daily" ON "promotions" USING btree ("next_daily_lift_at") WHERE daily_lifts_left > 0 AND stopped_at IS NULL AND revoked_at IS NULL;
--> statement-breakpoint
-- What has been booked stays: a mistake is set right by another transfer.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The first price list (domain §5), in kopecks.
INSERT INTO "prices" ("good", "price_group", "price", "valid_from") VALUES
  ('publication', 'vehicle', 30000, '2026-01-01T00:00:00Z'),
  ('publication', 'heavy', 30000, '2026-01-01T00:00:00Z'),
  ('publication', 'part', 20000, '2026-01-01T00:00:00Z'),
  ('package.1', 'any', 30000, '2026-01-01T00:00:00Z'),
  ('package.5', 'any', 135000, '2026-01-01T00:00:00Z'),
  ('package.10', 'any', 240000, '2026-01-01T00:00:00Z'),
  ('package.20', 'any', 420000, '2026-01-01T00:00:00Z'),
  ('package.50', 'any', 900000, '2026-01-01T00:00:00Z'),
  ('package.100', 'any', 1500000, '2026-01-01T00:00:00Z'),
  ('promotion.lift', 'vehicle', 9900, '2026-01-01T00:00:00Z'),
  ('promotion.lift', 'heavy', 14900, '2026-01-01T00:00:00Z'),
  ('promotion.lift', 'part', 9900, '2026-01-01T00:00:00Z'),
  ('promotion.dailyLifts', 'vehicle', 49000, '2026-01-01T00:00:00Z'),
  ('promotion.dailyLifts', 'heavy', 73500, '2026-01-01T00:00:00Z'),
  ('promotion.dailyLifts', 'part', 49000, '2026-01-01T00:00:00Z'),
  ('promotion.highlight', 'vehicle', 14900, '2026-01-01T00:00:00Z'),
  ('promotion.highlight', 'heavy', 22400, '2026-01-01T00:00:00Z'),
  ('promotion.highlight', 'part', 14900, '2026-01-01T00:00:00Z'),
  ('promotion.urgent', 'vehicle', 7900, '2026-01-01T00:00:00Z'),
  ('promotion.urgent', 'heavy', 11900, '2026-01-01T00:00:00Z'),
  ('promotion.urgent', 'part', 7900, '2026-01-01T00:00:00Z'),
  ('promotion.vip', 'vehicle', 69900, '2026-01-01T00:00:00Z'),
  ('promotion.vip', 'heavy', 104900, '2026-01-01T00:00:00Z'),
  ('promotion.vip', 'part', 69900, '2026-01-01T00:00:00Z'),
  ('promotion.turbo', 'vehicle', 99000, '2026-01-01T00:00:00Z'),
  ('promotion.turbo', 'heavy', 148500, '2026-01-01T00:00:00Z'),
  ('promotion.turbo', 'part', 99000, '2026-01-01T00:00:00Z');
