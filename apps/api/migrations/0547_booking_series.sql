-- Sessions of every week are asked for together, each as a booking of its own.

alter table bookings add column series_id uuid;

comment on column bookings.series_id is 'The same for sessions that were asked for together, a week or more apart; null for one that stands alone.';
