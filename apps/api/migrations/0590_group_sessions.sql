-- A mentor may take several people into one session: each has a booking of their own with a seat in it.

alter table bookings add column seat_number smallint not null default 1;
alter table bookings add column people_max smallint not null default 1;

alter table bookings add constraint bookings_seat_number_range check (seat_number between 1 and people_max) not valid;
alter table bookings add constraint bookings_people_max_range check (people_max between 1 and 10) not valid;

comment on column bookings.seat_number is 'Which of the seats of its session a booking has, from 1.';
comment on column bookings.people_max is 'How many mentees may share the session, as its mentee was told; 1: it is for two alone.';
