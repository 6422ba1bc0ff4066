-- The grammar of descriptions has changed (docs/decisions/070): the job parse-descriptions makes the trees anew,
-- until then a description is parsed when it is read.
UPDATE "ads" SET "description_tree" = NULL WHERE "description_tree" IS NOT NULL;
