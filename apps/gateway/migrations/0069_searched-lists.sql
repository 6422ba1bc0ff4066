CREATE TABLE "searched_lists" (
	"ad_type" text NOT NULL,
	"query" text NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "searched_lists_ad_type_query_day_pk" PRIMARY KEY("ad_type","query","day")
);
