-- What 0504 promised of new rows holds of those that were there too.
-- in steps
alter table study_planners validate constraint study_planners_other_exam_object;
