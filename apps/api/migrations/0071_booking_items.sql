-- Which tasks of a mentee's planner came with which session.

create table booking_items (
  study_session_id uuid primary key,
  created_at timestamptz not null default now(),
  booking_id uuid not null references bookings (id) on delete cascade
);

create index booking_items_booking_id_index on booking_items (booking_id);
comment on column booking_items.study_session_id is 'The task in the planner; it stays here when the mentee takes the task out.';
