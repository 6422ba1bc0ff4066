-- A price that was shown stays on record: a mistake is set right by a later row.
CREATE FUNCTION refuse_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The price list is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_append_only BEFORE UPDATE OR DELETE ON "prices"
  FOR EACH ROW EXECUTE FUNCTION refuse_price_change();
