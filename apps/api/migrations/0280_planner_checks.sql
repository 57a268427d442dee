-- in steps
-- What 0260 promised of new rows holds of those that were there too.

alter table study_planners validate constraint study_planners_end_range;
alter table study_planners validate constraint study_planners_end_after_start;
alter table study_planners validate constraint study_planners_timetable_list;
