ALTER TABLE "stock_import_rows" ADD COLUMN "awaited" jsonb;--> statement-breakpoint
ALTER TABLE "stock_import_rows" ADD COLUMN "photo_files" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD COLUMN "without_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_import_rows_photo_files" ON "stock_import_rows" USING btree ("import_id","row") WHERE photo_files > 0;