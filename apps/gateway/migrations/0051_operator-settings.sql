CREATE TABLE "operator_settings" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"set_by" bigint,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_settings_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
-- What was set stays on record: a mistake is set right by a later version.
CREATE FUNCTION refuse_setting_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Settings are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_settings_append_only BEFORE UPDATE OR DELETE ON "operator_settings"
  FOR EACH ROW EXECUTE FUNCTION refuse_setting_change();
