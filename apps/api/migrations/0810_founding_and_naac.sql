-- The founding year and the NAAC grade of a college are put right like its other published facts.

-- safe: a table that staff alone write, of some hundred rows at most; each of its rows keeps the wider constraint.
alter table college_corrections drop constraint college_corrections_fact_known;
-- safe: the same small table.
alter table college_corrections add constraint college_corrections_fact_known check (fact in ('fees', 'nirf', 'outcomes', 'women', 'naac', 'founded'));
-- safe: files that staff handed in, fewer still.
alter table fact_editions drop constraint fact_editions_fact_known;
-- safe: the same small table.
alter table fact_editions add constraint fact_editions_fact_known check (fact in ('fees', 'nirf', 'outcomes', 'women', 'naac', 'founded'));
