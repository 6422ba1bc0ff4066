-- Mistyped texts are found in memory (docs/decisions/171); until the words are read, "ads_names" finds them.
DROP INDEX "ads_similar";
