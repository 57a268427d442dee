-- Staff list the sessions of everybody by when they begin or were asked for.
-- in steps
create index concurrently if not exists bookings_starts_at_index on bookings (starts_at, id);

create index concurrently if not exists bookings_asked_at_index on bookings (asked_at, id);
