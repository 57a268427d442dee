-- A session of one's own may be homework, with the day by which it is handed in.

alter table study_sessions drop constraint study_sessions_mentor_due;
-- safe: half of the rule of before, which is validated in the next migration
alter table study_sessions add constraint study_sessions_mentor_due
  check (source <> 'mentor' or due_on is not null) not valid;

comment on column study_sessions.due_on is 'By when, in India: always for tasks of a mentor, and for homework; null for other sessions.';
