-- A seat of a session belongs to one booking, and nobody has two in one; what 0590 asks for holds of every booking.
-- in steps
alter table bookings validate constraint bookings_seat_number_range;

alter table bookings validate constraint bookings_people_max_range;

create unique index concurrently if not exists bookings_seat_once on bookings (mentor_id, starts_at, seat_number) where state in ('requested', 'suggested', 'accepted');

create unique index concurrently if not exists bookings_person_once on bookings (mentor_id, starts_at, mentee_id) where state in ('requested', 'suggested', 'accepted');

drop index concurrently if exists bookings_slot_once;
