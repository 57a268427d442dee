-- A person plans for two examinations: the one the plan works towards, and another on the way or behind it.

alter table study_planners
  add column other_exam jsonb,
  add constraint study_planners_other_exam_object check (jsonb_typeof(other_exam) = 'object') not valid;

comment on column study_planners.other_exam is 'The other examination: examId, examName or null, examOn; null where there is none.';
