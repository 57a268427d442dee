-- Access that ends is looked for once a day among all calendars.
-- in steps
create index concurrently if not exists calendar_links_access_ends_at_index on calendar_links (access_ends_at) where access_ends_at is not null;
