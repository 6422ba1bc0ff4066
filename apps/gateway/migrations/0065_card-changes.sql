CREATE TABLE "card_changes" (
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ad_id" bigint,
	"user_id" bigint,
	"is_gone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_changes_changed" ON "card_changes" USING btree ("changed");--> statement-breakpoint
-- Of many rows at once each ad is logged once. Photographs without a position are in no card (domain §3, edit). Differences of
-- sets and look-ups by key: a plan that is kept from a statement with one row has to serve one with thousands.
CREATE FUNCTION log_photographed_ads(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO card_changes (ad_id, user_id)
  SELECT id, (SELECT user_id FROM ads WHERE ads.id = photographed.id)
  FROM unnest(ids) AS photographed (id) WHERE EXISTS (SELECT FROM ads WHERE ads.id = photographed.id);
$$;
--> statement-breakpoint
CREATE FUNCTION log_photo_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_ads bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed_ads := ARRAY(SELECT DISTINCT ad_id FROM written WHERE ad_id IS NOT NULL AND position IS NOT NULL);
  ELSIF TG_OP = 'DELETE' THEN
    changed_ads := ARRAY(SELECT DISTINCT ad_id FROM former WHERE ad_id IS NOT NULL AND position IS NOT NULL);
  ELSE
    changed_ads := ARRAY(
      SELECT ad_id FROM (
        SELECT id, ad_id, position, width, height, color FROM former WHERE ad_id IS NOT NULL AND position IS NOT NULL
        EXCEPT SELECT id, ad_id, position, width, height, color FROM written
      ) gone
      UNION SELECT ad_id FROM (
        SELECT id, ad_id, position, width, height, color FROM written WHERE ad_id IS NOT NULL AND position IS NOT NULL
        EXCEPT SELECT id, ad_id, position, width, height, color FROM former
      ) come);
  END IF;
  IF cardinality(changed_ads) > 0 THEN
    PERFORM log_photographed_ads(changed_ads);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photos_inserted AFTER INSERT ON "photos" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION log_photo_changes();
--> statement-breakpoint
CREATE TRIGGER photos_updated AFTER UPDATE ON "photos" REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION log_photo_changes();
--> statement-breakpoint
CREATE TRIGGER photos_deleted AFTER DELETE ON "photos" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_photo_changes();
--> statement-breakpoint
CREATE FUNCTION log_deleted_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_changes (ad_id, user_id, is_gone) SELECT id, user_id, true FROM former;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_deleted AFTER DELETE ON "ads" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_deleted_ads();
--> statement-breakpoint
CREATE FUNCTION log_seller_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO card_changes (user_id) VALUES (OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_card_changed AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (
    (OLD.username, OLD.type, OLD.slug, OLD.avatar, OLD.company_name, OLD.inn, OLD.about, OLD.created_at,
      OLD.deleted_at, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.username, NEW.type, NEW.slug, NEW.avatar, NEW.company_name, NEW.inn, NEW.about,
      NEW.created_at, NEW.deleted_at, NEW.merged_into_id)
  )
  EXECUTE FUNCTION log_seller_change();
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION log_seller_change();
--> statement-breakpoint
-- The name of a city stands on every card of it.
CREATE FUNCTION log_city_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT id, name, slug FROM former EXCEPT SELECT id, name, slug FROM written) THEN
    INSERT INTO card_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cities_renamed AFTER UPDATE ON "cities" REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION log_city_names();
