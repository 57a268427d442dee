-- A refund of the sessions that were not held takes their credits with it; what a second person agreed to went out that day.
-- An announcement may stand on every page for a day.

alter table refunds
  add column takes_credits boolean not null default false,
  add column confirmed_at timestamptz;

comment on column refunds.takes_credits is 'Of a part: the credits that are left and the sessions ahead go back with it; the plan stays. Whole ones take them anyhow.';
comment on column refunds.confirmed_at is 'When a second one of the staff agreed; null where none had to, and for refunds from before the column.';

alter table announcements add column is_banner boolean not null default false;

comment on column announcements.is_banner is 'Its title is the notice on every page for a day from when it goes out.';
