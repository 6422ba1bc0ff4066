CREATE TABLE "heartbeats" (
	"id" smallint PRIMARY KEY NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL
);
