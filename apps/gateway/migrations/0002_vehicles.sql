CREATE TABLE "vehicle_marks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"codes" text[] NOT NULL,
	"name" text NOT NULL,
	"name_ru" text NOT NULL,
	"country" text NOT NULL,
	"popularity" integer,
	"imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_models" (
	"id" bigint PRIMARY KEY NOT NULL,
	"mark_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_ru" text NOT NULL,
	"year_from" smallint,
	"year_to" smallint,
	"imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_generations" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_marks" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_models" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_modifications" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "car_series" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_models" ADD CONSTRAINT "vehicle_models_mark_id_vehicle_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."vehicle_marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_models_mark" ON "vehicle_models" USING btree ("mark_id");