CREATE TABLE "batch_figures" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"moderator_id" bigint NOT NULL,
	"changed_ads" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_figures" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"moderator_id" bigint NOT NULL,
	"lane" text,
	"outcome" text NOT NULL,
	"waited_seconds" integer,
	"blocked_by" bigint
);
--> statement-breakpoint
CREATE TABLE "queue_samples" (
	"at" timestamp (3) with time zone NOT NULL,
	"lane" text NOT NULL,
	"waiting" integer NOT NULL,
	"oldest_seconds" integer NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queue_samples_at_lane_pk" PRIMARY KEY("at","lane")
);
--> statement-breakpoint
CREATE INDEX "batch_figures_at" ON "batch_figures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "decision_figures_at" ON "decision_figures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "decision_figures_moderator" ON "decision_figures" USING btree ("moderator_id","at");--> statement-breakpoint
CREATE INDEX "audit_decisions" ON "audit_rows" USING btree ("at","id") WHERE event IN ('ad.approved', 'ad.fixRequested', 'ad.blocked', 'complaints.dismissed', 'claim.skipped') AND actor_id IS NOT NULL AND batch_id IS NULL;--> statement-breakpoint
CREATE INDEX "audit_look_ups" ON "audit_rows" USING btree ("at","id") WHERE event IN ('user.lookedUp', 'phone.revealed', 'purchases.lookedUp', 'order.lookedUp', 'lookUps.read');