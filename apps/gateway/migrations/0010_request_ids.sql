ALTER TABLE "phone_reveals" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "request_id" text;