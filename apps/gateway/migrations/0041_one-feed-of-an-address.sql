-- Of feeds of one address that stand beside each other the oldest one stays.
UPDATE "feeds" SET "deleted_at" = now(), "is_on" = false WHERE "deleted_at" IS NULL AND EXISTS (SELECT 1 FROM "feeds" "older" WHERE "older"."user_id" = "feeds"."user_id" AND "older"."url" = "feeds"."url" AND "older"."deleted_at" IS NULL AND "older"."id" < "feeds"."id");
--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_url" ON "feeds" USING btree ("user_id","url") WHERE deleted_at IS NULL;