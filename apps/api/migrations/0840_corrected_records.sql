-- The town, the website and the home States of an institute are put right like its other facts.

-- safe: a table that staff alone write, of some hundred rows at most; each of its rows keeps the wider constraint.
alter table college_corrections drop constraint college_corrections_fact_known;
-- safe: the same small table.
alter table college_corrections add constraint college_corrections_fact_known check (fact in ('fees', 'nirf', 'outcomes', 'women', 'naac', 'founded', 'town', 'website', 'home-states'));
comment on column college_corrections.value is 'Rupees and years as packages/contract/src/managed-colleges.ts has them; of a fact that is hidden the reason alone, as hidden.';
