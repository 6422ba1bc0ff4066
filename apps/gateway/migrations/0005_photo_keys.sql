-- Changes nothing in the database: the foreign keys of photos stay as 0000_initial made them. Only the table's
-- definition in code no longer names them, because the media module knows neither users nor ads.
SELECT 1;
