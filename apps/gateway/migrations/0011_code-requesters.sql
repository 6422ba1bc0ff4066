ALTER TABLE "auth_flows" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_flows_requester" ON "auth_flows" USING btree ("requester","created_at");