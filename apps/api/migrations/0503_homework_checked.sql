-- What 0502 promised of new rows holds of those that were there too.
-- in steps
alter table study_sessions validate constraint study_sessions_mentor_due;
