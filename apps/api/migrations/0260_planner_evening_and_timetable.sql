-- Lets a person set when the evening of study ends, and what of each week school and coaching take.

alter table study_planners
  add column end_minute smallint,
  add column timetable jsonb not null default '[]',
  add constraint study_planners_end_range check (end_minute between 1 and 1440) not valid,
  add constraint study_planners_end_after_start check (end_minute > start_minute) not valid,
  add constraint study_planners_timetable_list check (jsonb_typeof(timetable) = 'array') not valid;

comment on column study_planners.end_minute is 'When study ends in the evening, minutes after midnight in India; null: never said, the usual evening.';
comment on column study_planners.timetable is 'What each week takes: kind (school, coaching, other), name or null, weekdays 0 Sunday to 6 Saturday, startMinute and endMinute after midnight in India.';
