-- The first page of the table of cutoffs is the rows of one round by closing rank: read in that order instead of sorting
-- the whole round for fifty of them.
create index cutoffs_rank on cutoffs (import_id, closing_rank, id);
