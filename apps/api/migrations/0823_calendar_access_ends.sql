-- Some access to a calendar elsewhere is given for a time: who gave it, and owners, are told before it ends.
alter table calendar_links add column access_ends_at timestamptz;

create index calendar_links_access_ends_at_index on calendar_links (access_ends_at) where access_ends_at is not null;

comment on column calendar_links.access_ends_at is 'Until when its service lets us in; null where it says no end.';
