-- Whatever changes the queue tells the processes of the gateway (docs/decisions/129): the ad's id on the channel of the staff,
-- once in a transaction. Changes that leave an ad in its lane, as a new price of a draft, tell nothing.
CREATE FUNCTION tell_queue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_events', json_build_object('type', 'queue.changed', 'adId', NEW.id::text)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_claim_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claimed_ad bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.ad_id ELSE NEW.ad_id END;
BEGIN
  PERFORM pg_notify('staff_events', json_build_object('type', 'queue.changed', 'adId', claimed_ad::text)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_queue_entered AFTER INSERT ON "ads" FOR EACH ROW
  WHEN (NEW.stat = 2)
  EXECUTE FUNCTION tell_queue_changed();
--> statement-breakpoint
CREATE TRIGGER ads_queue_changed AFTER UPDATE ON "ads" FOR EACH ROW
  WHEN (
    (OLD.stat = 2 OR OLD.revision_state = 'pending' OR OLD.open_complaints > 0
      OR NEW.stat = 2 OR NEW.revision_state = 'pending' OR NEW.open_complaints > 0)
    AND (OLD.stat, OLD.revision_state, OLD.open_complaints > 0, OLD.appealed, OLD.risk)
      IS DISTINCT FROM (NEW.stat, NEW.revision_state, NEW.open_complaints > 0, NEW.appealed, NEW.risk)
  )
  EXECUTE FUNCTION tell_queue_changed();
--> statement-breakpoint
CREATE TRIGGER claims_changed AFTER INSERT OR UPDATE OR DELETE ON "moderation_claims" FOR EACH ROW
  EXECUTE FUNCTION tell_claim_changed();
