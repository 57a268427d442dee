-- The first page of staff counts the sessions that were held on each of eight days: every booking was read for each of them.
-- in steps
create index concurrently if not exists bookings_held_ends_at_index on bookings (ends_at) where state = 'held';
