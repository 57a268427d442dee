-- Events people register for: seats, the waitlist behind them, holds while a seat is paid for, and who was present.

create table events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  state text not null,
  title text not null,
  title_hi text,
  description text not null,
  description_hi text,
  type text not null,
  host text,
  place text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  registration_closes_at timestamptz,
  capacity integer,
  seats_taken integer not null default 0,
  has_waitlist boolean not null,
  waiting_count integer not null default 0,
  waiting_last bigint not null default 0,
  admission text not null,
  price_paise bigint,
  meeting_url text,
  recording_url text,
  calendar_sequence integer not null default 0,
  day_reminded_for timestamptz,
  hour_reminded_for timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  is_sample boolean not null default false,
  constraint events_state_known check (state in ('draft', 'published', 'cancelled')),
  constraint events_type_known check (type in ('webinar', 'workshop', 'mentoring', 'counselling', 'other')),
  constraint events_admission_known check (admission in ('free', 'plan', 'paid')),
  constraint events_title_length check (char_length(title) between 1 and 120),
  constraint events_dates_order check (ends_at >= starts_at),
  constraint events_registration_closes_at_order check (registration_closes_at <= ends_at),
  constraint events_capacity_range check (capacity between 1 and 100000),
  constraint events_seats_taken_bounded check (seats_taken >= 0 and (capacity is null or seats_taken <= capacity)),
  constraint events_waiting_count_bounded check (waiting_count >= 0 and waiting_count <= waiting_last),
  constraint events_price_paise_told check ((admission = 'paid') = (price_paise is not null)),
  constraint events_price_paise_range check (price_paise between 100 and 100000000),
  constraint events_cancelled_at_told check ((state = 'cancelled') = (cancelled_at is not null)),
  constraint events_calendar_sequence_positive check (calendar_sequence >= 0)
);

create index events_starts_at_index on events (starts_at, id);
create index events_ends_at_index on events (ends_at, id);

comment on column events.state is 'Upcoming, live and completed follow from the clock while it is published.';
comment on column events.title_hi is 'Null where it was not written in Hindi.';
comment on column events.description_hi is 'Null where it was not written in Hindi.';
comment on column events.host is 'Who leads it, in words; null when not said.';
comment on column events.place is 'Where people meet; null for a meeting online.';
comment on column events.registration_closes_at is 'Null: open until the end.';
comment on column events.capacity is 'Seats; null for as many as come.';
comment on column events.seats_taken is 'Rows of event_registrations that are registered, offered or held.';
comment on column events.waiting_count is 'Rows of event_registrations that are waiting.';
comment on column events.waiting_last is 'The number of the last place given on the waitlist; it never goes down.';
comment on column events.admission is 'free, plan: for people whose plan runs, paid: for people who buy a seat.';
comment on column events.price_paise is 'GST included; null unless a seat is paid for.';
comment on column events.meeting_url is 'Shown to registered people alone; null while there is none.';
comment on column events.recording_url is 'Shown to registered people alone; null while there is none.';
comment on column events.calendar_sequence is 'SEQUENCE of its calendar file: one more with every change people are told of.';
comment on column events.day_reminded_for is 'The start that people were reminded of a day before; null before that.';
comment on column events.hour_reminded_for is 'The start that people were reminded of an hour before; null before that.';
comment on column events.cancelled_at is 'Null unless cancelled.';
comment on column events.cancel_reason is 'Said to registered people; null when not said.';
comment on column events.is_sample is 'Put there by a start that is not production.';

create table event_registrations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null,
  event_id uuid not null references events (id) on delete restrict,
  user_id uuid not null references users (id) on delete restrict,
  state text not null,
  registered_at timestamptz,
  waiting_number bigint,
  until_at timestamptz,
  purchase_id uuid references purchases (id) on delete restrict,
  check_in_code text not null,
  checked_in_at timestamptz,
  checked_in_by uuid references users (id) on delete restrict,
  refund_due_at timestamptz,
  constraint event_registrations_one_each unique (event_id, user_id),
  constraint event_registrations_check_in_code_unique unique (check_in_code),
  constraint event_registrations_state_known check (
    state in ('registered', 'waiting', 'offered', 'held', 'withdrawn', 'lapsed')
  ),
  constraint event_registrations_registered_at_told check (state <> 'registered' or registered_at is not null),
  constraint event_registrations_waiting_number_told check (state <> 'waiting' or waiting_number is not null),
  constraint event_registrations_until_at_told check ((state in ('offered', 'held')) = (until_at is not null)),
  constraint event_registrations_checked_in_told check ((checked_in_at is null) = (checked_in_by is null)),
  constraint event_registrations_present_registered check (checked_in_at is null or state = 'registered'),
  constraint event_registrations_check_in_code_form check (check_in_code ~ '^[A-Z2-7]{16}$')
);

create unique index event_registrations_place_unique on event_registrations (event_id, waiting_number) where state = 'waiting';
create index event_registrations_user_id_index on event_registrations (user_id, event_id);
create index event_registrations_until_at_index on event_registrations (until_at) where state in ('offered', 'held');
create index event_registrations_purchase_id_index on event_registrations (purchase_id);
create index event_registrations_checked_in_by_index on event_registrations (checked_in_by);
create index event_registrations_refund_due_at_index on event_registrations (refund_due_at) where refund_due_at is not null;

comment on table event_registrations is 'One row for each person and event; leaving and coming back changes its state.';
comment on column event_registrations.state is 'offered: a seat came free and waits for its person; held: a seat that is being paid for; lapsed: an offer or a hold that ran out.';
comment on column event_registrations.registered_at is 'When the seat was last taken for good; null before that.';
comment on column event_registrations.waiting_number is 'Place in the order of asking; null for who never waited.';
comment on column event_registrations.until_at is 'End of an offer or a hold; null in other states.';
comment on column event_registrations.purchase_id is 'What the seat is or was paid by; null for a seat that is not paid.';
comment on column event_registrations.check_in_code is '80 random bits in base32, shown to its person as a QR code.';
comment on column event_registrations.checked_in_at is 'Null until the person was seen there.';
comment on column event_registrations.checked_in_by is 'The admin who saw it; null until then.';
comment on column event_registrations.refund_due_at is 'Since when a paid seat of a cancelled event is to be paid back; null when nothing is due.';
