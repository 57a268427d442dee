-- Some access to a calendar elsewhere is given for a time: who gave it, and owners, are told before it ends.
alter table calendar_links add column access_ends_at timestamptz;

comment on column calendar_links.access_ends_at is 'Until when its service lets us in; null where it says no end.';
