CREATE INDEX "ads_counts" ON "ads" USING btree ("stat","ad_type","city_id","expires_at");--> statement-breakpoint
CREATE INDEX "ads_price" ON "ads" USING btree ("price" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_created" ON "ads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ads_mark" ON "ads" USING btree ("mark_id","model_id") WHERE mark_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ads_risk" ON "ads" USING gin ("risk");--> statement-breakpoint
CREATE INDEX "ads_vip" ON "ads" USING btree ("vip_until") WHERE vip_until IS NOT NULL;