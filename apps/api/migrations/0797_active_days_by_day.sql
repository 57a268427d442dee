-- in steps
-- Days that no page can ask for any more are removed by their day.
create index concurrently if not exists active_days_day_index on active_days (day);
