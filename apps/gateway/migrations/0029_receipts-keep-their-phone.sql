ALTER TABLE "payments" ADD COLUMN "receipt_phone" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "receipt_phone" text;