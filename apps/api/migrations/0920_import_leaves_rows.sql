-- A file with a part of a round need not take the rest of the round out: what it lacks can be left as it stands.

alter table import_jobs add column leaves_gone boolean not null default false;
comment on column import_jobs.leaves_gone is 'whether published rows that the file does not have are left in their rounds; said when it is published';
