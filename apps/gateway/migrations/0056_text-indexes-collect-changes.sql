-- A changed row is written to a list, which queries read too and which is merged into the index when it is full (decision 147).
ALTER INDEX "ads_text" SET (fastupdate = on, gin_pending_list_limit = 1024);
--> statement-breakpoint
ALTER INDEX "ads_similar" SET (fastupdate = on, gin_pending_list_limit = 1024);
