ALTER TABLE "packages" DROP CONSTRAINT "packages_lineId_unique";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "is_returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "packages_bought_once" ON "packages" USING btree ("line_id") WHERE NOT is_returned;--> statement-breakpoint
CREATE INDEX "packages_line" ON "packages" USING btree ("line_id");