-- What somebody asked for a session with may be several questions, and each is ticked off once it was spoken about.

alter table bookings add column answered_questions smallint[] not null default '{}';

comment on column bookings.answered_questions is
  'which of its questions were spoken about, counted from 0 in the order of the text (domain: mentoring/questions.ts)';
