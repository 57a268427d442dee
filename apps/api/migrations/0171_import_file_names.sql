-- An import keeps the name of its file, and its refused rows say which row of the table they were.
alter table import_jobs
  add column file_name text constraint import_jobs_file_name_short check (length(file_name) between 1 and 200);
comment on column import_jobs.file_name is 'as the browser that handed it in said it, without a path; null where none was said';

-- A check of before did not keep that of its refused rows.
update import_jobs
set refused = (
  select coalesce(jsonb_agg(refused_row.value || '{"institute": "", "programme": ""}' order by refused_row.ordinality), '[]')
  from jsonb_array_elements(refused) with ordinality as refused_row
)
where refused <> '[]';
update import_jobs
set report = report || jsonb_build_object(
  'refusedFor',
  (
    select coalesce(jsonb_agg(jsonb_build_object('reason', reasons.reason, 'rows', reasons.rows) order by reasons.rows desc, reasons.reason), '[]')
    from (
      select refused_row ->> 'reason' as reason, count(*) as rows
      from jsonb_array_elements(refused) as refused_row
      group by 1
    ) as reasons
  )
)
where report is not null;
