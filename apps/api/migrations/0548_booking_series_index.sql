-- Those of one series are found together.
-- in steps
create index concurrently if not exists bookings_series_id_index on bookings (series_id) where series_id is not null;
