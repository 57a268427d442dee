-- Mentoring: who mentors, when, the sessions of a mentor and a mentee, and what the two write around them.

create table mentors (
  user_id uuid primary key references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  applied_at timestamptz not null,
  changed_at timestamptz not null,
  state text not null,
  decided_at timestamptz,
  reason text,
  institute_slug text not null,
  institute_name text not null,
  programme_slug text not null,
  programme_name text not null,
  study_year smallint,
  headline text not null,
  about text not null,
  languages text[] not null,
  topics text[] not null,
  proof_note text not null default '',
  proof_key text,
  hours jsonb not null,
  meeting_url text,
  is_taking_bookings boolean not null default true,
  sealed_calendar_url bytea,
  busy jsonb not null default '[]',
  calendar_read_at timestamptz,
  calendar_trouble text,
  is_sample boolean not null default false,
  constraint mentors_state_known check (state in ('applied', 'approved', 'rejected')),
  constraint mentors_decided_at_told check ((state = 'applied') = (decided_at is null)),
  constraint mentors_study_year_range check (study_year between 1 and 6),
  constraint mentors_headline_length check (char_length(headline) between 1 and 120),
  constraint mentors_about_length check (char_length(about) between 1 and 1500)
);

create index mentors_state_index on mentors (state, applied_at);
create index mentors_seat_index on mentors (institute_slug, programme_slug) where state = 'approved';
comment on table mentors is 'Applications and mentors. Who can be seen is approved and has the role.';
comment on column mentors.study_year is 'Null: graduated.';
comment on column mentors.hours is 'Zone, week, exceptions and rules, as the contract writes them.';
comment on column mentors.meeting_url is 'Null: a room address is made for each session.';
comment on column mentors.sealed_calendar_url is 'Address of an .ics file, encrypted: whoever has it reads the calendar. Null for none.';
comment on column mentors.busy is 'Busy stretches read from that calendar: [[from, to], …] in ms.';
comment on column mentors.calendar_read_at is 'Null while it was never read.';
comment on column mentors.calendar_trouble is 'Why the last reading failed; null when it did not.';

create table bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  mentor_id uuid not null references users (id) on delete restrict,
  mentee_id uuid not null references users (id) on delete restrict,
  state text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  question text not null,
  choice_list_id uuid,
  meeting_url text not null,
  reason text,
  shared_note text not null default '',
  items_given_at timestamptz,
  calendar_sequence integer not null default 0,
  day_reminded_for timestamptz,
  quarter_reminded_for timestamptz,
  reported_by text,
  reported_at timestamptz,
  report_decision text,
  credit_back_at timestamptz,
  request_key uuid,
  constraint bookings_state_known check (state in ('requested', 'suggested', 'accepted', 'held', 'missed', 'declined', 'cancelled', 'lapsed')),
  constraint bookings_times_order check (ends_at > starts_at),
  constraint bookings_two_people check (mentor_id <> mentee_id),
  constraint bookings_question_length check (char_length(question) between 10 and 1000),
  constraint bookings_reported_by_known check (reported_by in ('mentee', 'mentor')),
  constraint bookings_reported_both check ((reported_by is null) = (reported_at is null)),
  constraint bookings_report_decision_known check (report_decision in ('upheld', 'dismissed')),
  constraint bookings_request_key_once unique (mentee_id, request_key)
);

create unique index bookings_slot_once on bookings (mentor_id, starts_at) where state in ('requested', 'suggested', 'accepted');
create index bookings_mentor_id_index on bookings (mentor_id, starts_at);
create index bookings_mentee_id_index on bookings (mentee_id, starts_at);
create index bookings_ends_at_index on bookings (ends_at) where state in ('requested', 'suggested', 'accepted');
create index bookings_reported_at_index on bookings (reported_at) where reported_at is not null;
comment on table bookings is 'Sessions asked for and agreed on. Who books holds the row of the mentor, so that no two of one mentor overlap.';
comment on column bookings.choice_list_id is 'The list the mentor may read; null for none, and after its owner took it away.';
comment on column bookings.meeting_url is 'The mentor’s own or a room made for this session; shown once it is agreed on.';
comment on column bookings.reason is 'Said by whoever declined, cancelled or reported; null for none.';
comment on column bookings.items_given_at is 'Null while no things to do were given.';
comment on column bookings.day_reminded_for is 'The beginning people were reminded of a day before; null for none.';
comment on column bookings.quarter_reminded_for is 'The same, 15 minutes before.';
comment on column bookings.credit_back_at is 'When the credit came back; null while it did not.';
comment on column bookings.request_key is 'Made once for a filled-in form; null where none was sent.';

create table booking_notes (
  booking_id uuid not null references bookings (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  text text not null,
  primary key (booking_id, author_id)
);
create index booking_notes_author_id_index on booking_notes (author_id);
comment on table booking_notes is 'Private notes: each of the two reads only the own one.';

create table booking_reviews (
  booking_id uuid primary key references bookings (id) on delete cascade,
  created_at timestamptz not null default now(),
  written_at timestamptz not null,
  mentor_id uuid not null references users (id) on delete cascade,
  stars smallint not null,
  text text not null,
  state text not null default 'pending',
  decided_at timestamptz,
  constraint booking_reviews_stars_range check (stars between 1 and 5),
  constraint booking_reviews_state_known check (state in ('pending', 'approved', 'rejected')),
  constraint booking_reviews_text_length check (char_length(text) between 10 and 1000)
);
create index booking_reviews_mentor_id_index on booking_reviews (mentor_id, written_at desc) where state = 'approved';
create index booking_reviews_state_index on booking_reviews (state, written_at desc);
comment on column booking_reviews.decided_at is 'Null while staff did not decide on this text.';

create table booking_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null,
  booking_id uuid not null references bookings (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  text text not null,
  read_at timestamptz,
  reported_at timestamptz,
  report_reason text,
  report_decision text,
  decided_at timestamptz,
  request_key uuid,
  constraint booking_messages_text_length check (char_length(text) between 1 and 2000),
  constraint booking_messages_report_decision_known check (report_decision in ('upheld', 'dismissed')),
  constraint booking_messages_request_key_once unique (author_id, request_key)
);
create index booking_messages_booking_id_index on booking_messages (booking_id, sent_at);
create index booking_messages_reported_at_index on booking_messages (reported_at) where reported_at is not null;
comment on column booking_messages.read_at is 'When the other one opened the booking; null while not read.';
comment on column booking_messages.reported_at is 'When the other one showed it to staff; null for never. Only then staff may read it.';
comment on column booking_messages.report_reason is 'Null where nobody reported it.';
comment on column booking_messages.report_decision is 'Null while staff did not decide.';
comment on column booking_messages.decided_at is 'Null while staff did not decide.';
comment on column booking_messages.request_key is 'Made once for a message; null where none was sent.';

create table blocked_people (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index blocked_people_blocked_id_index on blocked_people (blocked_id);
comment on table blocked_people is 'Who takes no messages and bookings from whom.';
