DROP INDEX "ads_date";--> statement-breakpoint
DROP INDEX "ads_price_order";--> statement-breakpoint
DROP INDEX "ads_city_date";--> statement-breakpoint
DROP INDEX "ads_model_date";--> statement-breakpoint
DROP INDEX "ads_mark_facet";--> statement-breakpoint
DROP INDEX "ads_mark_date";--> statement-breakpoint
-- The transaction that wrote the row last: search indexes read on from here (decision 012).
ALTER TABLE "ads" ADD COLUMN "changed" xid8 NOT NULL DEFAULT pg_current_xact_id();
--> statement-breakpoint
CREATE INDEX "ads_changed" ON "ads" ("changed", "id");
--> statement-breakpoint
-- Whatever a search may depend on marks the row; views alone, which are written every few seconds, do not.
CREATE FUNCTION mark_ad_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before ads;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.views <> OLD.views THEN
    before := OLD;
    before.views := NEW.views;
    IF before IS NOT DISTINCT FROM NEW THEN
      RETURN NEW;
    END IF;
  END IF;
  NEW.changed := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_changed BEFORE INSERT OR UPDATE ON "ads"
  FOR EACH ROW EXECUTE FUNCTION mark_ad_changed();
