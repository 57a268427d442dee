-- The college data table is read by filters and pages: its counts are stored, and every filter has an index to go by.

alter table imports add column rows_preparatory integer constraint imports_rows_preparatory_natural check (rows_preparatory >= 0);
comment on column imports.rows_preparatory is 'rows of the preparatory list among rows_taken; null until all rows are in';
update imports
set rows_preparatory = (
  select count(*) from cutoffs where cutoffs.import_id = imports.id and cutoffs.is_preparatory
)
where status <> 'draft';

drop index cutoffs_institute;
drop index cutoffs_programme;
create index cutoffs_institute on cutoffs (institute_id, import_id, quota, seat_type, gender_pool);
create index cutoffs_programme on cutoffs (programme_id, import_id, quota, seat_type, gender_pool);
create index cutoffs_kind on cutoffs (import_id, quota, seat_type, gender_pool);
