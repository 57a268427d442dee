-- What an import will change is listed before it is published, and ranks far from anything their seat ever had are told.
alter table import_jobs add column changes jsonb not null default '{}';
comment on column import_jobs.changes is 'what the dry run would change, by kind: the largest 1,000 of each';

-- A check of before did not look at that: it is made anew.
update import_jobs set state = 'waiting', report = null, refused = '[]', rows_digest = null where state = 'checked';
update import_jobs set report = report || '{"unlikely": 0, "unjudged": 0}' where report is not null;
