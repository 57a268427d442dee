-- The first who counts makes the row: a database that is only migrated has none, so that a backup can be restored into it.
-- What was counted is counted once more, and a day that is known stays as it is.

delete from active_day_counts where id = '00000000-0000-0000-0000-000000000001';
